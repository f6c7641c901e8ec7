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

/** Loaders of behaviours, by name. Each module exports behaviours only. */
export type BehaviourModules = Readonly<Record<string, Load>>;

/** Buttons that do nothing without a behaviour; the browser itself handles all others. */
const LATE_BUTTON = 'button[type="button"]:not([popovertarget], [commandfor])';

/** Dialogs and popovers open anywhere, so their content never scrolls near the viewport. */
const WINDOW = 'dialog, [popover]';

/** Elements that wait for their behaviour. Their controllers abort when the visitor leaves the page. */
const waiting = new WeakMap<Element, AbortController>();

/**
 * Loads and attaches the behaviours named by `data-ui` inside a part of the page. Behaviours inside a dialog or
 * popover, which may open anywhere, load at once; each other one loads when an element of its name comes near the
 * viewport. Repeats clicks on buttons that the visitor made earlier. Content stays readable if its behaviour fails to
 * load.
 *
 * @param isUrgent whether to load a behaviour at once, wherever its element is
 * @returns a promise that resolves when all behaviours that load now are attached
 */
export async function attachWhenNear(
  root: ParentNode,
  modules: BehaviourModules,
  isUrgent: (name: string) => boolean,
): Promise<void> {
  const late = elementsOf(root).filter((element) => !isAttached(element) && !waiting.has(element));
  // The elements of the layout stay when the page is left.
  const groups = [true, false].flatMap((isInPage) => {
    const part = late.filter((element) => (element.closest('main') !== null) === isInPage);
    return [...new Set(part.map(nameOf))].map((name) => {
      const load = modules[name];
      const elements = part.filter((element) => nameOf(element) === name);
      const isNow = isUrgent(name) || elements.some((element) => element.closest(WINDOW));
      return load && attachGroup({ name, root, elements, load, isNow });
    });
  });
  await Promise.all(groups);
}

/** Detaches the behaviours inside a part of the page, and cancels those that still wait to be loaded. */
export function detachAll(root: ParentNode): void {
  for (const element of elementsOf(root)) {
    waiting.get(element)?.abort();
    waiting.delete(element);
  }
  detachBehaviours(root);
}

interface Group {
  name: string;
  root: ParentNode;
  /** All elements with this name, either in the page or in the layout. */
  elements: readonly HTMLElement[];
  load: Load;
  isNow: boolean;
}

/** @returns a promise that resolves when the group is attached, or once no element of it is near */
function attachGroup({ name, root, elements, load, isNow }: Group): Promise<void> {
  const leave = new AbortController();
  const pressed = new Set<HTMLElement>();
  /** Functions that remove the sentence about lost code, by element. */
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

  /** Forgets the elements of a page that was left while the code loaded. If Back shows it again, it loads the code. */
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

  /** @param event the visitor's press or focus, or `online`, that retries after the code was lost */
  async function attach(event?: Event): Promise<void> {
    const touched = event?.currentTarget instanceof Element ? event.currentTarget : undefined;
    const pressEnds = released(event);
    try {
      const behaviours = Object.values(await load().finally(forgetLeft));
      if (leave.signal.aborted) return;
      attachBehaviours(root, behaviours);
      for (const button of pressed) if (pressed.delete(button)) button.click();
      await pressEnds;
      for (const remove of sentences.values()) remove();
    } catch (error) {
      const report = () => console.error(`'${name}' could not be started.`, error);
      // A retry by touch was reported at the first failure.
      if (!touched) reportUnlessLeft(report);
      if (!leave.signal.aborted) await recover(touched);
    }
  }

  /**
   * Recovers from lost code: reloads the document once, or else loads the code again when the visitor touches an
   * element or the browser goes online (conformance CH-1). Shows a sentence next to each touched element (CH-5), except
   * forms and their fields, which work without code, and islands, which show their own.
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
