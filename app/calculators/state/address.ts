import { beginEntry, hasEntry } from '#app/browser/entry-key.ts';
import { startIsland } from '#app/browser/watch-islands.ts';
import { hasCase } from '#app/case/key.ts';

/**
 * Moves a calculator's input from the address to the record of its history entry, because analytics tools report
 * addresses. Starts each calculator that has an input, of its own or from the case, and the forms if the address names one.
 */
export function watchAddress(): void {
  // Waits until the browser has scrolled to the fragment.
  queueMicrotask(takeInput);
  document.addEventListener('page:shown', takeInput);
  addEventListener('popstate', () => {
    const anchor = takeInput();
    // No element has the whole fragment as its id: the browser does not scroll.
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  });
}

/** @returns the anchor of the chapter whose input the address held */
function takeInput(): string | undefined {
  const { pathname, search, hash } = location;
  const [anchor] = hash.match(/[\w-]+(?==)/) ?? [];
  // The home page has no calculator. Its old links are being redirected (moved-anchors-script.ts), and a change of the
  // address would cancel that in Firefox and Safari.
  if (anchor && pathname !== '/') {
    // An empty address would lose the fragment in older browsers.
    history.replaceState(history.state, '', pathname + search);
    beginEntry({ [anchor]: { link: hash } });
  }
  const part = document.querySelector('.calculator, .checklist, #forms');
  // The address may name a task of the list, or a form, which only script shows.
  const isNamed = hash && part?.matches('.checklist, #forms');
  if (isNamed || hasEntry() || hasCase()) startIsland(part);
  return anchor;
}
