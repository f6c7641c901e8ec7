import { reportAppError } from './app-error.ts';
import { observeNear } from './near.ts';
import { reportUnlessLeft } from './report-unless-left.ts';

/** What an element does beyond its markup. Spread it on the element: `<dialog {...drawer}>`. */
export interface Behaviour<Name extends string = string> {
  /** The name by which static HTML finds its behaviour. */
  readonly 'data-ui': Name;
  /** Attaches it to an element, also one that React renders; returns its clean-up. */
  readonly ref: (element: HTMLElement | null) => () => void;
}

/** How to load behaviours, by name: each module exports behaviours only. */
export type BehaviourModules = Readonly<Record<string, () => Promise<Record<string, Behaviour>>>>;

/** The platform serves other buttons at once. */
const LATE_BUTTON = 'button[type="button"]:not([popovertarget], [commandfor])';

/** Dialogs and popovers open anywhere, so their content never scrolls near the viewport. */
const WINDOW = 'dialog, [popover]';

const attached = new Map<Element | null, () => void>();

/** Elements whose behaviour is loaded later; each ends its waiting. */
const waiting = new Map<Element, () => void>();

/**
 * Defines a behaviour under a name of its own.
 *
 * @param start what it does to an element until the signal aborts; may return a clean-up. If it throws, the
 *   element stays as it is and the others start (conformance RT-10)
 */
export function defineBehaviour<Name extends string>(
  name: Name,
  start: (element: HTMLElement, signal: AbortSignal) => (() => void) | undefined,
): Behaviour<Name> {
  return {
    'data-ui': name,
    ref(element) {
      try {
        // A scan or React may have attached it before.
        if (element && !attached.has(element)) {
          const end = new AbortController();
          const cleanUp = start(element, end.signal);
          attached.set(element, () => {
            end.abort();
            cleanUp?.();
          });
        }
      } catch (error) {
        reportAppError(error);
      }
      return () => detach(element);
    },
  };
}

/** Attaches the behaviours that the elements inside a part of the page name by `data-ui`. */
export function attachBehaviours(place: ParentNode, behaviours: readonly Behaviour[]): void {
  for (const element of elementsOf(place)) find(behaviours, element)?.ref(element);
}

/** Ends the behaviours of all elements inside a part of the page, whatever attached them. */
export function detachBehaviours(place: ParentNode): void {
  for (const element of elementsOf(place)) {
    detach(element);
    waiting.get(element)?.();
    waiting.delete(element);
  }
}

/**
 * Loads and attaches the behaviours that the elements inside a part of the page name by `data-ui`: those inside a dialog
 * or popover, which may open anywhere, at once, and each other when an element of its name comes near the visible part.
 * Presses of buttons that came before are repeated.
 *
 * @param isUrgent whether a behaviour is loaded at once, wherever its element is
 * @returns when those are attached that are loaded now. An element whose behaviour cannot be loaded can be
 *   read without it
 */
export async function attachWhenNear(
  place: ParentNode,
  modules: BehaviourModules,
  isUrgent: (name: string) => boolean,
): Promise<void> {
  const late = elementsOf(place).filter(
    (element) => nameOf(element) in modules && !attached.has(element) && !waiting.has(element),
  );
  // The observer would never report.
  if (late.length === 0) return;
  const pressed = new Set<HTMLElement>();
  const remember = ({ currentTarget, target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(LATE_BUTTON);
    if (button && currentTarget instanceof Element && !attached.has(currentTarget)) {
      pressed.add(button);
    }
  };
  const attach = async (name: string) => {
    try {
      const loaded = Object.values((await modules[name]?.()) ?? {});
      // Elements that have left the page since are not among them.
      attachBehaviours(place, loaded);
      for (const button of pressed) {
        if (button.closest(`[data-ui="${name}"]`) && pressed.delete(button)) button.click();
      }
    } catch (error) {
      reportUnlessLeft(() => console.error(`The behaviour '${name}' could not be started.`, error));
    }
  };
  const attachAll = (elements: Element[]) =>
    Promise.all([...new Set(elements.map(nameOf))].map(attach));
  const nearNow = new Promise((resolve) => {
    const near = observeNear((elements) => {
      for (const element of elements) near.unobserve(element);
      resolve(attachAll(elements));
    });
    for (const element of late) {
      element.addEventListener('click', remember);
      near.observe(element);
      waiting.set(element, () => {
        element.removeEventListener('click', remember);
        near.unobserve(element);
      });
    }
  });
  const now = late.filter((element) => element.closest(WINDOW) || isUrgent(nameOf(element)));
  await Promise.all([nearNow, attachAll(now)]);
}

function elementsOf(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-ui]')];
}

function find(behaviours: readonly Behaviour[], element: Element): Behaviour | undefined {
  return behaviours.find(({ 'data-ui': name }) => name === nameOf(element));
}

function nameOf(element: Element): string {
  return element.getAttribute('data-ui') ?? '';
}

function detach(element: Element | null): void {
  attached.get(element)?.();
  attached.delete(element);
}
