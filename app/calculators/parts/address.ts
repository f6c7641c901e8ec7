import { startIsland } from '#app/browser/watch-islands.ts';

/** The key of a history entry's state under which a calculator's input is kept, as a fragment. */
const STATE_KEY = 'calculators';

/** The page on show, and the key of its history entry: while another page is fetched, the address is the other one's. */
let shown: { path: string; entry: string } | undefined;

/** Inputs of entries that were left, for a return to them: those that changed while another page was fetched. */
const late = new Map<string, string>();

/**
 * Moves a calculator's input from the address to the history entry, as analytics tools report addresses,
 * and starts the calculator that has an input.
 */
export function watchAddress(): void {
  noteShown();
  // After the browser has scrolled to the fragment.
  queueMicrotask(startCalculators);
  document.addEventListener('page:shown', () => {
    noteShown();
    startCalculators();
  });
  addEventListener('popstate', () => {
    // A hash has begun another entry of the same page.
    if (location.pathname === shown?.path) noteShown();
    const [anchor] = takeFromAddress();
    // No element has the whole fragment as its id: the browser does not scroll.
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
    startCalculators();
  });
}

/** The input of the current history entry: `#shares=eyJ…`, or nothing. It stays in the browser. */
export function heldFragment(): string {
  takeFromAddress();
  const changed = late.get(entryKey());
  if (changed !== undefined) {
    late.delete(entryKey());
    replaceFragment(changed);
  }
  const text: unknown = history.state?.[STATE_KEY];
  return typeof text === 'string' ? text : '';
}

/**
 * Replaces the input of the history entry of the page on show. While another page is fetched, the input waits for a return
 * to the entry.
 */
export function holdFragment(fragment: string): void {
  if (shown && shown.path !== location.pathname) {
    late.set(shown.entry, fragment);
    return;
  }
  noteShown();
  replaceFragment(fragment);
}

/** @param address of the entry; omitted: as it is. An empty one would lose the fragment in older browsers */
function replaceFragment(fragment: string, address?: string): void {
  history.replaceState({ ...history.state, [STATE_KEY]: fragment }, '', address);
}

function noteShown(): void {
  shown = { path: location.pathname, entry: entryKey() };
}

/** Of the current history entry; empty without the Navigation API, where no page is fetched in place. */
const entryKey = () => globalThis.navigation?.currentEntry?.key ?? '';

/** @returns the anchors of the chapters whose input the address held */
function takeFromAddress(): string[] {
  const { pathname, search, hash } = location;
  const pairs = hash
    .slice(1)
    .split('&')
    .filter((pair) => /^[\w-]+=/.test(pair));
  // The home page has no calculator. Its old links are just leading on (moved-anchors-script.ts), and Firefox and
  // Safari would stay if the address changed.
  if (pairs.length === 0 || pathname === '/') return [];
  replaceFragment(`#${pairs.join('&')}`, pathname + search);
  return anchorsIn(hash);
}

function anchorsIn(fragment: string): string[] {
  return fragment
    .slice(1)
    .split('&')
    .flatMap((pair) => pair.split('=', 1));
}

function startCalculators(): void {
  for (const id of anchorsIn(heldFragment())) startIsland(document.getElementById(id));
}
