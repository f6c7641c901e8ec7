import { startIsland } from '#app/browser/watch-islands.ts';

/** The key of a history entry's state under which the calculators' inputs are kept, as a fragment. */
const STATE_KEY = 'calculators';

/**
 * Moves the calculators' inputs from the address to the history entry, as analytics tools report
 * addresses, and starts the calculators that have an input.
 */
export function watchAddress(): void {
  const take = () => {
    const [first] = takeFromAddress();
    // No element has the whole fragment as its id: the browser does not scroll.
    if (first) document.getElementById(first)?.scrollIntoView();
    startCalculators();
  };
  // After the browser has scrolled to the fragment.
  queueMicrotask(() => {
    takeFromAddress();
    startCalculators();
  });
  addEventListener('popstate', take);
}

/** The inputs of the current history entry: `#shares=eyJ…&deadlines=eyJ…`, or nothing. They stay in the browser. */
export function heldFragment(): string {
  takeFromAddress();
  const state: unknown = history.state;
  const text = state instanceof Object && STATE_KEY in state ? state[STATE_KEY] : '';
  return typeof text === 'string' ? text : '';
}

/** Keeps the address, the scroll position and the router's part of the state. */
export function holdFragment(fragment: string): void {
  history.replaceState({ ...history.state, [STATE_KEY]: fragment }, '');
}

/** @returns the anchors of the chapters whose input the address held */
function takeFromAddress(): string[] {
  const { pathname, search, hash } = location;
  const pairs = hash
    .slice(1)
    .split('&')
    .filter((pair) => /^[\w-]+=/.test(pair));
  if (pairs.length === 0) return [];
  const state = { ...history.state, [STATE_KEY]: `#${pairs.join('&')}` };
  history.replaceState(state, '', pathname + search);
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
