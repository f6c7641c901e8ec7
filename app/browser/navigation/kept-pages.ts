declare global {
  interface DocumentEventMap {
    /** A kept page is on show again; `isSame`: under the history entry under which it was left. */
    'page:returned': CustomEvent<{ isSame: boolean }>;
  }
}

/** How many pages are kept besides the one on show. */
const MOST = 5;

/** A page that was visited: its history entries differ in query and hash alone. */
export interface PageVisit {
  path: string;
  /** Keys of its history entries. */
  entries: Set<string>;
  /** Whether Back may show it as it was left. */
  mayKeep: boolean;
}

interface KeptPage {
  visit: PageVisit;
  /** Key of the entry under which it was left. */
  leftAt: string;
  head: Element[];
  nodes: DocumentFragment;
  focus: HTMLElement | null;
  /** What was scrolled inside it. */
  scrolled: { element: Element; left: number; top: number }[];
}

/** The least recently left first. */
let kept: KeptPage[] = [];

/** The page that is kept under a history entry. */
export const keptAt = (entry: string): KeptPage | undefined =>
  kept.find(({ visit }) => visit.entries.has(entry));

/**
 * Takes the page on show out of the document, as it is.
 *
 * @param place the element whose nodes it is
 * @param drop ends what was started in a page that is kept no longer
 */
export function keepPage(
  place: Element,
  { visit, leftAt }: Pick<KeptPage, 'visit' | 'leftAt'>,
  drop: (nodes: DocumentFragment) => void,
): void {
  const { activeElement } = document;
  const scrolled = [...place.querySelectorAll('*')].flatMap((element) => {
    const { scrollLeft: left, scrollTop: top } = element;
    return left || top ? [{ element, left, top }] : [];
  });
  const focus =
    activeElement instanceof HTMLElement && place.contains(activeElement) ? activeElement : null;
  const head = [...document.head.querySelectorAll('[data-head]')];
  const nodes = document.createDocumentFragment();
  nodes.append(...place.childNodes);
  kept.push({ visit, leftAt, head, nodes, focus, scrolled });
  while (kept.length > MOST) dropFirst(drop);
}

/** Puts a kept page in the place of the one that was taken out. */
export function putBack(place: Element, page: KeptPage): void {
  kept = kept.filter((one) => one !== page);
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
  document.head.append(...page.head);
  place.replaceChildren(page.nodes);
  for (const { element, left, top } of page.scrolled) {
    element.scrollTo({ left, top, behavior: 'instant' });
  }
}

/** Moves the focus to what had it. @returns false where that is gone */
export function focusAgain({ focus }: KeptPage): boolean {
  focus?.focus({ preventScroll: true });
  return document.activeElement === focus;
}

/** Drops all pages: what they show may be the visitor's own, and no longer wanted. */
export function dropAll(drop: (nodes: DocumentFragment) => void): void {
  while (kept.length > 0) dropFirst(drop);
}

function dropFirst(drop: (nodes: DocumentFragment) => void): void {
  const page = kept.shift();
  if (page) drop(page.nodes);
}
