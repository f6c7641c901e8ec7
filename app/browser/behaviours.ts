import { reportAppError } from './app-error.ts';

/** Interactivity of an element, spread on it: `<dialog {...drawer}>`. */
export interface Behaviour<Name extends string = string> {
  /** The name by which static HTML finds its behaviour. */
  readonly 'data-ui': Name;
  /** Attaches it to an element, also one that React renders; returns its clean-up. */
  readonly ref: (element: HTMLElement | null) => () => void;
}

const attached = new Map<Element | null, () => void>();

/**
 * Defines a behaviour under a unique name.
 *
 * @param start runs on an element until the signal aborts; may return a clean-up. If it throws, the element stays as it
 *   is and the other behaviours start (conformance RT-10)
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
export function attachBehaviours(root: ParentNode, behaviours: readonly Behaviour[]): void {
  for (const element of elementsOf(root)) find(behaviours, element)?.ref(element);
}

/** Detaches the behaviours of all elements inside a part of the page, whether a scan or React attached them. */
export function detachBehaviours(root: ParentNode): void {
  for (const element of elementsOf(root)) detach(element);
}

export const isAttached = (element: Element): boolean => attached.has(element);

/** The elements inside a part of the page that name a behaviour. */
export function elementsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-ui]')];
}

/** The name of an element's behaviour. */
export function nameOf(element: Element): string {
  return element.getAttribute('data-ui') ?? '';
}

function find(behaviours: readonly Behaviour[], element: Element): Behaviour | undefined {
  return behaviours.find(({ 'data-ui': name }) => name === nameOf(element));
}

function detach(element: Element | null): void {
  attached.get(element)?.();
  attached.delete(element);
}
