import { reportAppError } from './app-error.ts';

/** What an element does beyond its markup; returns its clean-up. */
export type Behaviour = (element: HTMLElement) => () => void;

const attached = new Map<Element, () => void>();
const refs = new Map<Behaviour, (element: HTMLElement | null) => () => void>();

/**
 * Attaches the behaviours named by `data-ui` in a static page. An element that has its behaviour
 * already, from an earlier scan or from React, is left alone.
 *
 * @returns detaches what is attached inside the page now
 */
export function attachBehaviours(
  page: ParentNode,
  behaviours: Record<string, Behaviour>,
): () => void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-ui]')) {
    const behaviour = behaviours[element.dataset.ui ?? ''];
    if (behaviour) attach(element, behaviour);
  }
  return () => {
    for (const element of page.querySelectorAll('[data-ui]')) detach(element);
  };
}

/** Whether the page names a behaviour that is none of these. */
export function namesOther(page: ParentNode, behaviours: Record<string, Behaviour>): boolean {
  return [...page.querySelectorAll<HTMLElement>('[data-ui]')].some(
    ({ dataset }) => !(dataset.ui && dataset.ui in behaviours),
  );
}

/** The same behaviour for an element that React draws: spread the result on it. */
export function ui(name: string, behaviour: Behaviour) {
  return { 'data-ui': name, ref: refOf(behaviour) };
}

/** One ref for each behaviour: a new one at every render would detach and attach it every time. */
function refOf(behaviour: Behaviour) {
  const known = refs.get(behaviour);
  if (known) return known;
  const ref = (element: HTMLElement | null) => {
    if (element) attach(element, behaviour);
    return () => {
      if (element) detach(element);
    };
  };
  refs.set(behaviour, ref);
  return ref;
}

/** One that throws leaves its element as it is, and the others start (conformance RT-10). */
function attach(element: HTMLElement, behaviour: Behaviour): void {
  if (attached.has(element)) return;
  try {
    attached.set(element, behaviour(element));
  } catch (error) {
    reportAppError(error);
  }
}

function detach(element: Element): void {
  attached.get(element)?.();
  attached.delete(element);
}
