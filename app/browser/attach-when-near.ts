import {
  attachBehaviours,
  type Behaviour,
  detachBehaviours,
  elementsOf,
  isAttached,
  nameOf,
} from './behaviours.ts';
import { RETRIES, released, reloadForLostCode, sayLost } from './lost-code.ts';
import { observeNear } from './near.ts';
import { reportUnlessLeft } from './report-unless-left.ts';

type Load = () => Promise<Record<string, Behaviour>>;

/** How to load behaviours, by name: each module exports behaviours only. */
export type BehaviourModules = Readonly<Record<string, Load>>;

/** The platform serves other buttons at once. */
const LATE_BUTTON = 'button[type="button"]:not([popovertarget], [commandfor])';

/** Dialogs and popovers open anywhere, so their content never scrolls near the viewport. */
const WINDOW = 'dialog, [popover]';

/** Elements whose behaviour is loaded later; aborted when the page is left. */
const waiting = new WeakMap<Element, AbortController>();

/**
 * Loads and attaches the behaviours that the elements inside a part of the page name by `data-ui`: those inside a dialog
 * or popover, which may open anywhere, at once, and each other when an element of its name comes near the visible part.
 * Presses of buttons that came before are repeated. An element whose behaviour cannot be loaded can be read without it.
 *
 * @param isUrgent whether a behaviour is loaded at once, wherever its element is
 * @returns when those are attached that are loaded now
 */
export async function attachWhenNear(
  place: ParentNode,
  modules: BehaviourModules,
  isUrgent: (name: string) => boolean,
): Promise<void> {
  const late = elementsOf(place).filter((element) => !isAttached(element) && !waiting.has(element));
  // The elements of the layout stay when the page is left.
  const groups = [true, false].flatMap((isInPage) => {
    const part = late.filter((element) => (element.closest('main') !== null) === isInPage);
    return [...new Set(part.map(nameOf))].map((name) => {
      const load = modules[name];
      const elements = part.filter((element) => nameOf(element) === name);
      const isNow = isUrgent(name) || elements.some((element) => element.closest(WINDOW));
      return load && attachGroup({ name, place, elements, load, isNow });
    });
  });
  await Promise.all(groups);
}

/** Ends the behaviours inside a part of the page, and the waiting for those that are loaded later. */
export function detachAll(place: ParentNode): void {
  for (const element of elementsOf(place)) {
    waiting.get(element)?.abort();
    waiting.delete(element);
  }
  detachBehaviours(place);
}

interface Group {
  name: string;
  place: ParentNode;
  /** All of the name, in the page or in the layout. */
  elements: readonly HTMLElement[];
  load: Load;
  isNow: boolean;
}

/** @returns when the group is attached, or when no element of it is near */
function attachGroup({ name, place, elements, load, isNow }: Group): Promise<void> {
  const leave = new AbortController();
  const pressed = new Set<HTMLElement>();
  /** Take the sentences about lost code away, by the element. */
  const sentences = new Map<Element, () => void>();
  for (const element of elements) {
    waiting.set(element, leave);
    element.addEventListener('click', remember, { signal: leave.signal });
  }
  if (isNow) return attach();
  return new Promise((resolve) => {
    const near = observeNear((found) => {
      if (found.length > 0) near.disconnect();
      resolve(found.length > 0 ? attach() : undefined);
    });
    for (const element of elements) near.observe(element);
    leave.signal.addEventListener('abort', () => near.disconnect());
  });

  /** The page was left while the code came, and is kept for Back: it asks anew when it is shown again. */
  function forgetLeft(): void {
    if (elements.some((element) => element.isConnected)) return;
    leave.abort();
    for (const element of elements) waiting.delete(element);
  }

  function remember({ currentTarget, target }: Event): void {
    const button = target instanceof Element && target.closest<HTMLElement>(LATE_BUTTON);
    if (button && currentTarget instanceof Element && !isAttached(currentTarget)) {
      pressed.add(button);
    }
  }

  /** @param event by which the visitor has touched an element since the code was lost */
  async function attach(event?: Event): Promise<void> {
    const touched = event?.currentTarget instanceof Element ? event.currentTarget : undefined;
    const pressEnds = released(event);
    try {
      const behaviours = Object.values(await load().finally(forgetLeft));
      if (leave.signal.aborted) return;
      attachBehaviours(place, behaviours);
      for (const button of pressed) if (pressed.delete(button)) button.click();
      await pressEnds;
      for (const remove of sentences.values()) remove();
    } catch (error) {
      const report = () => console.error(`The behaviour '${name}' could not be started.`, error);
      // Once: touched, it was reported before.
      if (!touched) reportUnlessLeft(report);
      if (!leave.signal.aborted) await recover(touched);
    }
  }

  /**
   * The code is lost: one load of the document, else it is loaded again when an element is touched and when the browser is
   * online again (conformance CH-1). A sentence stands beside what was touched (CH-5); a form and its fields work without,
   * and an island says so itself.
   */
  async function recover(touched?: Element): Promise<void> {
    const asked = elements.filter(
      (element) =>
        !element.matches('form, input') &&
        (element === touched || [...pressed].some((button) => element.contains(button))),
    );
    pressed.clear();
    if ((await reloadForLostCode(asked.length > 0)) || leave.signal.aborted) return;
    const wait = new AbortController();
    const { signal } = wait;
    const again = (event: Event) => {
      wait.abort();
      void attach(event);
    };
    for (const element of asked) {
      const isSaid = element.closest('[data-island]') || sentences.has(element);
      if (!isSaid) sentences.set(element, sayLost(element));
    }
    for (const element of elements) {
      for (const type of RETRIES) element.addEventListener(type, again, { signal, passive: true });
    }
    addEventListener('online', again, { signal });
    leave.signal.addEventListener('abort', () => wait.abort(), { signal });
  }
}
