import { untilPrinted } from './until-printed.ts';

/** Milliseconds for a browser to begin after `print()` has returned. Those inside apps have it and do nothing. */
const BEGINS_WITHIN = 1000;

/** Takes away what the print before has marked. */
let restore = () => {};

/**
 * Prints the page, or the part whose id a button has in `data-print-target`. Where nothing prints, says what else can be
 * done, in the words of the element after the button. The next page is printed whole.
 */
export function printPage(button: HTMLElement): void {
  // The visitor has gone on while this code was loaded.
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
    // It is missing, or refused.
    restore();
    fail();
  }
}

/**
 * Marks a part, and the way to it from the root: paper.css leaves out what stands beside the way.
 *
 * @returns takes the marks away
 */
function markWay(part: HTMLElement): () => void {
  const marked = [part];
  for (let above = part.parentElement; above; above = above.parentElement) marked.push(above);
  for (const element of marked) element.dataset.print = element === part ? 'part' : 'way';
  return () => {
    for (const element of marked) delete element.dataset.print;
  };
}
