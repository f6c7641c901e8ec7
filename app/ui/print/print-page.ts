import { untilPrinted } from './until-printed.ts';

/** Milliseconds for a browser to begin after `print()` returns. In-app browsers have `print()` but do nothing. */
const BEGINS_WITHIN = 1000;

/** Removes the marks of the previous print. */
let restore = () => {};

/**
 * Prints the page, or the part whose id a button has in `data-print-target`. If nothing prints, the element after the
 * button shows its advice. The next page is printed whole.
 */
export function printPage(button: HTMLElement): void {
  // The visitor left the page while this code loaded.
  if (!button.isConnected) return;
  const part = document.getElementById(button.dataset.printTarget ?? '');
  restore();
  restore = untilPrinted(part ? markWay(part) : () => {});
  document.addEventListener('page:shown', restore, { once: true });

  const begun = new AbortController();
  const status = button.nextElementSibling;
  const say = (words = '') => {
    if (status) status.textContent = words;
  };
  const fail = () => {
    if (begun.signal.aborted || !button.isConnected) return;
    if (status instanceof HTMLElement) say(status.dataset.failed);
  };
  addEventListener('beforeprint', () => begun.abort(), { once: true });
  say();
  try {
    window.print();
    setTimeout(fail, BEGINS_WITHIN);
  } catch {
    // `print()` is missing or refused.
    restore();
    fail();
  }
}

/**
 * Marks a part and its ancestors, so that paper.css hides everything else.
 *
 * @returns a function that removes the marks
 */
function markWay(part: HTMLElement): () => void {
  const marked = [part];
  for (let above = part.parentElement; above; above = above.parentElement) marked.push(above);
  for (const element of marked) element.dataset.print = element === part ? 'part' : 'way';
  return () => {
    for (const element of marked) delete element.dataset.print;
  };
}
