import { reportAppError } from './app-error.ts';
import { observeNear } from './near.ts';
import { unlessLeft } from './unless-left.ts';

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

/** Opens wherever the page is, so that what it holds was never near. */
const WINDOW = 'dialog, [popover]';

const attached = new Map<Element | null, () => void>();

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

/**
 * Attaches the behaviours that a static page names by `data-ui`.
 *
 * @returns detaches what is attached inside the page now
 */
export function attachBehaviours(page: ParentNode, behaviours: readonly Behaviour[]): () => void {
  for (const element of elementsOf(page)) find(behaviours, element)?.ref(element);
  return () => elementsOf(page).forEach(detach);
}

/**
 * Loads and attaches the behaviours that a static page names by `data-ui`: those inside a dialog or popover,
 * which may open anywhere, at once, and each other when an element of its name comes near the visible part.
 * Presses of buttons that came before are repeated.
 *
 * @returns when those are attached that are loaded now. An element whose behaviour cannot be loaded can be
 *   read without it
 */
export async function attachWhenNear(page: ParentNode, modules: BehaviourModules): Promise<void> {
  const late = elementsOf(page).filter((element) => nameOf(element) in modules);
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
      attachBehaviours(page, Object.values((await modules[name]?.()) ?? {}));
      for (const button of pressed) {
        if (button.closest(`[data-ui="${name}"]`) && pressed.delete(button)) button.click();
      }
    } catch (error) {
      unlessLeft(() => console.error(`The behaviour '${name}' could not be started.`, error));
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
    }
  });
  await Promise.all([nearNow, attachAll(late.filter((element) => element.closest(WINDOW)))]);
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
