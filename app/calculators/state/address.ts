import { beginEntry, readEntry, watchEntries } from '#app/browser/entry-state.ts';
import { startIsland } from '#app/browser/watch-islands.ts';
import { hasCase } from '#app/case/key.ts';
import { chapters } from './calculator-id.ts';

/**
 * Moves a calculator's input from the address to the record of its history entry, because analytics tools report
 * addresses. Starts each calculator that has an input, of its own or from the case.
 */
export function watchAddress(): void {
  watchEntries();
  // Waits until the browser has scrolled to the fragment.
  queueMicrotask(() => {
    takeFromAddress();
    startCalculators();
  });
  document.addEventListener('page:shown', () => {
    takeFromAddress();
    startCalculators();
  });
  addEventListener('popstate', () => {
    const [anchor] = takeFromAddress();
    // No element has the whole fragment as its id: the browser does not scroll.
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
    startCalculators();
  });
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
  // An empty address would lose the fragment in older browsers.
  history.replaceState(history.state, '', pathname + search);
  const values = pairs.map((pair) => [pair.split('=', 1)[0] ?? '', { link: `#${pair}` }]);
  beginEntry(Object.fromEntries(values));
  return values.map(([anchor]) => String(anchor));
}

function startCalculators(): void {
  for (const anchor of Object.values(chapters)) {
    // The address names a question or a task of the list, which only script shows.
    const isNamed = anchor === chapters.checklist && location.hash !== '';
    if (isNamed || hasCase() || readEntry(anchor)) startIsland(document.getElementById(anchor));
  }
}
