import { reportAppError } from './app-error.ts';

/** What an element does beyond its markup. Spread it on the element: `<dialog {...drawer}>`. */
export interface Behaviour<Name extends string = string> {
  /** The name by which static HTML finds its behaviour. */
  readonly 'data-ui': Name;
  /** Attaches it to an element, also one that React renders; returns its clean-up. */
  readonly ref: (element: HTMLElement | null) => () => void;
}

const attached = new Map<Element | null, () => void>();

/**
 * Defines a behaviour under a name of its own.
 *
 * @param start what it does to an element; returns its clean-up. If it throws, the element stays as it is
 *   and the others start (conformance RT-10)
 */
export function defineBehaviour<Name extends string>(
  name: Name,
  start: (element: HTMLElement) => () => void,
): Behaviour<Name> {
  return {
    'data-ui': name,
    ref(element) {
      try {
        // A scan or React may have attached it before.
        if (element && !attached.has(element)) attached.set(element, start(element));
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

/** Whether the page names a behaviour that is none of these. */
export function namesOther(page: ParentNode, behaviours: readonly Behaviour[]): boolean {
  return elementsOf(page).some((element) => !find(behaviours, element));
}

function elementsOf(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-ui]')];
}

function find(behaviours: readonly Behaviour[], { dataset }: HTMLElement): Behaviour | undefined {
  return behaviours.find(({ 'data-ui': name }) => name === dataset.ui);
}

function detach(element: Element | null): void {
  attached.get(element)?.();
  attached.delete(element);
}
