import { startIsland } from '#app/browser/watch-islands.ts';

/** Under this name an entry of the history holds what was put into the calculators, as a fragment. */
const HELD = 'calculators';

/**
 * Takes what links hold for the calculators out of the address as soon as it is there: tools of other
 * companies send addresses to their makers. Starts the calculators that something is held for.
 */
export function watchAddress(): void {
  const take = () => {
    const [first] = takeFromAddress();
    // The browser knows no element of that name.
    if (first) document.getElementById(first)?.scrollIntoView();
    startCalculators();
  };
  // By then what is addressed has been scrolled to.
  queueMicrotask(() => {
    takeFromAddress();
    startCalculators();
  });
  addEventListener('popstate', take);
}

/** What the entry on show holds: `#shares=eyJ…&deadlines=eyJ…`, or nothing. It goes to no server. */
export function held(): string {
  takeFromAddress();
  const state: unknown = history.state;
  const text = state instanceof Object && HELD in state ? state[HELD] : '';
  return typeof text === 'string' ? text : '';
}

/** Neither the address nor the scroll position notices; what the router keeps in the entry stays. */
export function hold(fragment: string): void {
  history.replaceState({ ...history.state, [HELD]: fragment }, '');
}

/** @returns the ids of the chapters that the address held something for */
function takeFromAddress(): string[] {
  const { pathname, search, hash } = location;
  const pairs = hash
    .slice(1)
    .split('&')
    .filter((pair) => /^[\w-]+=/.test(pair));
  if (pairs.length === 0) return [];
  const state = { ...history.state, [HELD]: `#${pairs.join('&')}` };
  history.replaceState(state, '', pathname + search);
  return idsIn(hash);
}

function idsIn(fragment: string): string[] {
  return fragment
    .slice(1)
    .split('&')
    .flatMap((pair) => pair.split('=', 1));
}

function startCalculators(): void {
  for (const id of idsIn(held())) startIsland(document.getElementById(id));
}
