import { startIsland } from '#app/browser/watch-islands.ts';

/** The key of a history entry's state under which a calculator's input is kept, as a fragment. */
const STATE_KEY = 'calculators';

/**
 * Moves a calculator's input from the address to the history entry, as analytics tools report addresses,
 * and starts the calculator that has an input.
 */
export function watchAddress(): void {
  // After the browser has scrolled to the fragment.
  queueMicrotask(startCalculators);
  document.addEventListener('page:shown', startCalculators);
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
 * Replaces the input of the current history entry.
 *
 * @param address of the entry; omitted: as it is. An empty one would lose the fragment in older browsers
 */
export function holdFragment(fragment: string, address?: string): void {
  history.replaceState({ ...history.state, [STATE_KEY]: fragment }, '', address);
}

/** @returns the anchors of the chapters whose input the address held */
function takeFromAddress(): string[] {
  const { pathname, search, hash } = location;
  const pairs = hash
    .slice(1)
    .split('&')
    .filter((pair) => /^[\w-]+=/.test(pair));
  if (pairs.length === 0) return [];
  holdFragment(`#${pairs.join('&')}`, pathname + search);
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
