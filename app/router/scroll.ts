import { recall, store } from '#app/browser/storage.ts';

/** Key of the positions in session storage, where they survive a document load. */
const STORAGE_KEY = 'scroll';

interface Entry {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Scroll positions by history entry. The router writes to it from its first navigation on. */
export const positions: Record<string, number> = readPositions();

/** The key of a history entry; entries that the browser made have none, and use their address. */
export function scrollKey({ key, pathname, search, hash }: Entry): string {
  return key === 'default' ? pathname + search + hash : key;
}

/**
 * Restores the scroll position of a document whose history entry has the mode `manual`, which the router
 * sets and a reload keeps. The focus goes to what a link's hash names, unless the visitor has moved it already
 * (conformance RT-17). To one that holds a value (`#shares=…`) the page scrolls as well: the browser does not know it.
 */
export function restoreScroll(): void {
  const target = hashTarget(location.hash);
  const position = positions[currentKey()];
  if (history.scrollRestoration !== 'manual') {
    const [visit] = performance.getEntriesByType('navigation');
    const opened = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
    if (!opened || !target) return;
    if (location.hash.includes('=')) target.scrollIntoView();
  } else if (position !== undefined) {
    scrollTo(0, position);
    return;
  } else {
    target?.scrollIntoView();
  }
  if (target && document.activeElement === document.body) focusQuietly(target);
}

/** Stores the positions, the current one included, when the document is left. */
export function keepScroll(): void {
  addEventListener('pagehide', () => {
    positions[currentKey()] = scrollY;
    // If storage is blocked, the next page begins at its top.
    store('sessionStorage', STORAGE_KEY, JSON.stringify(positions));
  });
}

function currentKey(): string {
  const key: unknown = history.state?.key;
  const { pathname, search, hash } = location;
  return scrollKey({ key: typeof key === 'string' ? key : 'default', pathname, search, hash });
}

function readPositions(): Record<string, number> {
  try {
    const stored: object = JSON.parse(recall('sessionStorage', STORAGE_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored).filter(
        (pair): pair is [string, number] => typeof pair[1] === 'number',
      ),
    );
  } catch {
    // Not our data.
    return {};
  }
}

/** The element that a hash names, percent-encoded or not: `#contact`, `#%EC%83%81%EB%8B%B4`, `#shares=3` (shares). */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1).split('=', 1)[0] ?? ''));
  } catch {
    // Not decodable: no element of ours.
    return null;
  }
}

/** Moves the focus without scrolling, also to elements that are not focusable by default. */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
