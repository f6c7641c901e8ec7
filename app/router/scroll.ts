import { store } from '#app/browser/storage.ts';

/** Where in session storage the positions lie while the page is away. */
const STORAGE_KEY = 'scroll';

interface Entry {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Scroll positions by history entry. The router writes into it from its first navigation on. */
export const positions: Record<string, number> = readPositions();

/** Entries that the browser made by itself have no key of their own: their address stands in. */
export function scrollKey({ key, pathname, search, hash }: Entry): string {
  return key === 'default' ? pathname + search + hash : key;
}

/**
 * Finds the place of a document on an entry that has the mode `manual`, which a router gave it and which
 * it keeps over a reload; and of one that a link with a value has opened, whose target no browser knows.
 */
export function restoreScroll(): void {
  if (history.scrollRestoration !== 'manual') {
    const [visit] = performance.getEntriesByType('navigation');
    const opened = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
    if (opened && location.hash.includes('=')) hashTarget(location.hash)?.scrollIntoView();
    return;
  }
  const position = positions[currentKey()];
  if (position !== undefined) scrollTo(0, position);
  else hashTarget(location.hash)?.scrollIntoView();
}

/** Keeps the positions, that of the page on show included, when the document goes. */
export function keepScroll(): void {
  addEventListener('pagehide', () => {
    positions[currentKey()] = scrollY;
    // Not kept, the next page begins at its top, nothing else is lost.
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
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (pair): pair is [string, number] => typeof pair[1] === 'number',
      ),
    );
  } catch {
    // Blocked storage, or not ours: positions start empty.
    return {};
  }
}

/** The element that a hash names, in any script: `#contact`, `#%EC%83%81%EB%8B%B4`, `#shares=3` (shares). */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1).split('=', 1)[0] ?? ''));
  } catch {
    // Not decodable, so no element of ours is meant.
    return null;
  }
}

/** Moves the focus without scrolling, to an element that need not be focusable by itself. */
export function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
