import { documentVisit } from '../document-visit.ts';
import { knownRules } from './known-rules.ts';
import { hasLoaded } from './payloads.ts';
import { scrollAsBrowser } from './scroll.ts';
import { closeOverlays, forceColorMode, hasLayout, type PageLife } from './swap.ts';

declare global {
  interface DocumentEventMap {
    /** A kept page is on show again; `isSame`: under the history entry under which it was left. */
    'page:returned': CustomEvent<{ isSame: boolean }>;
  }
}

/** How many pages are kept besides the one on show. */
const MOST = 5;

/** A page that was visited: its history entries differ in query and hash alone. */
interface PageVisit {
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

interface Arrival {
  /** Whether the visitor has asked for nothing else since. */
  isLatest: () => boolean;
  /** Focuses and announces the page that stands in place now. */
  arrive: (address: URL, focus?: HTMLElement | null) => void;
}

export type Keeper = ReturnType<typeof createKeeper>;

/**
 * Keeps the nodes of pages that were left, and puts them back (conformance RT-15, RT-19).
 *
 * @param first the path of the page on show, the key of its history entry, and whether it may be kept
 */
export function createKeeper(
  { start, stop, isPersonal }: PageLife,
  first: { path: string; key: string; mayKeep: boolean },
) {
  /** The least recently left first. */
  let kept: KeptPage[] = [];
  const keyNow = () => navigation.currentEntry?.key ?? '';
  let shown: PageVisit = {
    path: first.path,
    entries: new Set([first.key]),
    // Not an error's page, nor the answer to a form.
    mayKeep: first.mayKeep && (documentVisit()?.responseStatus ?? 200) < 400,
  };
  let shownAt = first.key;
  let isReturning = false;

  const keptAt = (key: string) => kept.find(({ visit }) => visit.entries.has(key));
  const dropFirst = () => {
    const page = kept.shift();
    if (page) stop(page.nodes);
  };
  const dropAll = () => {
    while (kept.length > 0) dropFirst();
  };

  // Another query or hash of the page on show.
  navigation.addEventListener('currententrychange', () => {
    if (location.pathname !== shown.path || keptAt(keyNow())) return;
    shownAt = keyNow();
    shown.entries.add(shownAt);
  });
  document.addEventListener('page:shown', () => {
    shownAt = keyNow();
    if (isReturning) return;
    const path = location.pathname;
    // What may not be kept is not in memory.
    shown = { path, entries: new Set([shownAt]), mayKeep: hasLoaded(path) };
  });
  // A page that was left would not know of it; a form that was sent would come back filled.
  for (const type of ['tracking:chosen', 'input:cleared']) document.addEventListener(type, dropAll);
  document.addEventListener('consult:received', () => {
    dropAll();
    shown.mayKeep = false;
  });

  /** Takes the page on show out of the document, as it is. @returns false where it is not kept */
  function leave(place: Element): boolean {
    const { path, mayKeep } = shown;
    if (!mayKeep || isPersonal(path) || knownRules().isGuarded(path)) return false;
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
    kept.push({ visit: shown, leftAt: shownAt, head, nodes, focus, scrolled });
    while (kept.length > MOST) dropFirst();
    return true;
  }

  /** Puts a kept page in the place of the one that is left. */
  function put(place: Element, page: KeptPage): void {
    kept = kept.filter((one) => one !== page);
    closeOverlays();
    if (!leave(place)) stop(place);
    for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
    document.head.append(...page.head);
    place.replaceChildren(page.nodes);
    for (const { element, left, top } of page.scrolled) {
      element.scrollTo({ left, top, behavior: 'instant' });
    }
    forceColorMode();
    shown = page.visit;
    start(place);
  }

  /**
   * Shows the page of a history entry as it was left.
   *
   * @returns undefined where it is not kept
   */
  function showAgain(event: NavigateEvent, { isLatest, arrive }: Arrival) {
    const { key, url } = event.destination;
    const page = keptAt(key);
    const place = document.getElementById('main');
    if (!page || !place || !hasLayout(document)) return undefined;
    // In a task after `popstate`, which Chromium fires later: a calculator would take the input of the entry for another
    // one, and be rendered anew.
    return new Promise<void>((resolve) => {
      setTimeout(() => {
        if (isLatest()) {
          put(place, page);
          scrollAsBrowser(event);
          isReturning = true;
          arrive(new URL(url), page.focus?.isConnected ? page.focus : null);
          isReturning = false;
          const detail = { isSame: page.leftAt === keyNow() };
          document.dispatchEvent(new CustomEvent('page:returned', { detail }));
        }
        resolve();
      });
    });
  }

  return { leave, showAgain };
}
