import { startIsland } from '#app/browser/watch-islands.ts';

/** The key of a history entry's state under which a calculator's input is kept, as a fragment. */
const STATE_KEY = 'calculators';

/** The path of the page on show: while another page is fetched, the address is the other one's. */
let shown = '';

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
    const [anchor] = takeFromAddress();
    // No element has the whole fragment as its id: the browser does not scroll.
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
    startCalculators();
  });
}

/** The input of the current history entry: `#shares=eyJ…`, or nothing. It stays in the browser. */
export function heldFragment(): string {
  takeFromAddress();
  const text: unknown = history.state?.[STATE_KEY];
  return typeof text === 'string' ? text : '';
}

/**
 * Replaces the input of the history entry of the page on show. While another page is fetched nothing is written: a page that
 * is kept for Back writes it when it is on show again.
 */
export function holdFragment(fragment: string): void {
  if (shown === location.pathname) replaceFragment(fragment);
}

/** @param address of the entry; omitted: as it is. An empty one would lose the fragment in older browsers */
function replaceFragment(fragment: string, address?: string): void {
  history.replaceState({ ...history.state, [STATE_KEY]: fragment }, '', address);
}

function noteShown(): void {
  shown = location.pathname;
}

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
