import { documentLoad } from '../document-load.ts';
import { loadStyles } from '../load-styles.ts';
import { scrollAsBrowser } from './hash.ts';
import { knownRules } from './known-rules.ts';
import { hasLoaded } from './payloads.ts';
import { isReachable } from './reachable.ts';
import type { Reading } from './read-page.ts';
import { closeOverlays, forceColorMode, hasLayout, type PageLife } from './swap.ts';

declare global {
  interface DocumentEventMap {
    /** A kept page is shown again. `isSame`: under the same history entry as when the visitor left it. */
    'page:returned': CustomEvent<{ isSame: boolean }>;
  }
}

/** Maximum number of kept pages, not counting the current one. */
const MOST = 5;

/** A visited page. Its history entries differ only in query and hash. */
interface PageVisit {
  path: string;
  /** Keys of the page's history entries. */
  entries: Set<string>;
  /** Whether Back may show the page as the visitor left it. */
  mayKeep: boolean;
}

interface KeptPage {
  visit: PageVisit;
  /** Key of the history entry under which the visitor left the page. */
  leftAt: string;
  head: Element[];
  nodes: DocumentFragment;
  focus: HTMLElement | null;
  /** Elements inside the page that were scrolled. */
  scrolled: { element: Element; left: number; top: number }[];
}

interface Arrival {
  /** Whether no later navigation has begun. */
  isLatest: () => boolean;
  /** Focuses and announces the current page. */
  arrive: (address: URL, focus?: HTMLElement | null) => void;
}

export type Keeper = ReturnType<typeof createKeeper>;

/**
 * Keeps the nodes of pages that the visitor leaves, and restores them on Back (conformance RT-15, RT-19). Loads the
 * style sheets of those that the visitor goes on to.
 *
 * @param first the path of the current page, the key of its history entry, and whether it may be kept
 */
export function createKeeper(
  { start, stop, isPersonal }: PageLife,
  first: { path: string; key: string; mayKeep: boolean },
) {
  /** Kept pages, least recently left first. */
  let kept: KeptPage[] = [];
  const keyNow = () => navigation.currentEntry?.key ?? '';
  let shown: PageVisit = {
    path: first.path,
    entries: new Set([first.key]),
    // Excludes error pages and responses to a submitted form.
    mayKeep: first.mayKeep && (documentLoad()?.responseStatus ?? 200) < 400,
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

  // The current page has a new query or hash.
  navigation.addEventListener('currententrychange', () => {
    if (location.pathname !== shown.path || keptAt(keyNow())) return;
    shownAt = keyNow();
    shown.entries.add(shownAt);
  });
  document.addEventListener('page:shown', () => {
    shownAt = keyNow();
    if (isReturning) return;
    const path = location.pathname;
    // Payloads that may not be kept are never in memory.
    shown = { path, entries: new Set([shownAt]), mayKeep: hasLoaded(path) };
  });
  // A kept page would miss these events. A form that was sent would be filled when it is shown again.
  for (const type of ['tracking:chosen', 'input:cleared']) document.addEventListener(type, dropAll);
  document.addEventListener('consult:received', () => {
    dropAll();
    shown.mayKeep = false;
  });

  /** Moves the current page's nodes out of the document. @returns false if the page is not kept */
  function leave(root: Element): boolean {
    const { path, mayKeep } = shown;
    if (!mayKeep || isPersonal(path) || knownRules().isGuarded(path)) return false;
    const { activeElement } = document;
    const scrolled = [...root.querySelectorAll('*')].flatMap((element) => {
      const { scrollLeft: left, scrollTop: top } = element;
      return left || top ? [{ element, left, top }] : [];
    });
    const focus =
      activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement : null;
    const head = [...document.head.querySelectorAll('[data-head]')];
    const nodes = document.createDocumentFragment();
    nodes.append(...root.childNodes);
    kept.push({ visit: shown, leftAt: shownAt, head, nodes, focus, scrolled });
    while (kept.length > MOST) dropFirst();
    return true;
  }

  /** Replaces the current page with a kept page. */
  function put(root: Element, page: KeptPage): void {
    kept = kept.filter((one) => one !== page);
    closeOverlays();
    if (!leave(root)) stop(root);
    for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
    document.head.append(...page.head);
    root.replaceChildren(page.nodes);
    for (const { element, left, top } of page.scrolled) {
      element.scrollTo({ left, top, behavior: 'instant' });
    }
    forceColorMode();
    shown = page.visit;
    start(root);
  }

  /**
   * Shows the page of a history entry as the visitor left it.
   *
   * @returns undefined if the page is not kept
   */
  function showAgain(event: NavigateEvent, { isLatest, arrive }: Arrival) {
    const { key, url } = event.destination;
    const page = keptAt(key);
    const root = document.getElementById('main');
    if (!page || !root || !hasLayout(document)) return undefined;
    // Waits for a task after `popstate`, which Chromium fires later. A calculator that is shown before would take the
    // entry's input for a change and render again.
    return new Promise<void>((resolve) => {
      setTimeout(() => {
        if (isLatest()) {
          put(root, page);
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

  return { leave, showAgain, styled };
}

/**
 * Loads the style sheet of a page that this document lacks, so that the page is styled once it is shown.
 *
 * @returns the page; if its style sheet is lost, that its document must load, or that the server does not answer
 */
async function styled(reading: Reading): Promise<Reading> {
  if (reading.kind !== 'page') return reading;
  try {
    for (const link of reading.page.head.querySelectorAll('link[rel=stylesheet]')) {
      await loadStyles(link.getAttribute('href') ?? '');
    }
    return reading;
  } catch {
    return { kind: (await isReachable()) ? 'document' : 'unreachable' };
  }
}
