import { startIsland } from '#app/browser/watch-islands.ts';

/** The key of a history entry's state under which a calculator's input is kept, as a fragment. */
const STATE_KEY = 'calculators';

/** Path of the page on show. While another page loads, the address is already that of the other page. */
let shown = '';

/**
 * Moves a calculator's input from the address to the history entry, because analytics tools report addresses. Starts
 * each calculator that has an input.
 */
export function watchAddress(): void {
  noteShown();
  // Waits until the browser has scrolled to the fragment.
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

/** Input of the current history entry, such as `#shares=eyJ…`, or an empty text. It stays in the browser. */
export function heldFragment(): string {
  takeFromAddress();
  const text: unknown = history.state?.[STATE_KEY];
  return typeof text === 'string' ? text : '';
}

/**
 * Replaces the input in the history entry of the page on show. Writes nothing while another page loads: a page kept for
 * Back writes its input when it returns.
 */
export function holdFragment(fragment: string): void {
  if (shown === location.pathname) replaceFragment(fragment);
}

/** @param address new address. Default: unchanged. An empty one would lose the fragment in older browsers */
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
  // The home page has no calculator. Its old links are being redirected (moved-anchors-script.ts), and a change of the
  // address would cancel that in Firefox and Safari.
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
