/** Milliseconds: browsers take no more than a hundred changes of a history entry in half a minute. */
const PAUSE = 400;

let waiting: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Writes what is typed into the history entry, once nothing has been typed for a moment, or before the entry is left.
 *
 * @param write takes the place of one that waits
 */
export function writeSoon(write: () => void): void {
  if (waiting === null) {
    timer = setTimeout(writeNow, PAUSE);
    addEventListener('pagehide', writeNow);
    // A link to another place of the page begins a new entry: this one keeps what was put in.
    addEventListener('click', writeNow, { capture: true });
    // Another page has come in the place of this one. Before address.ts takes note of it.
    document.addEventListener('page:shown', writeNow, { capture: true });
    // Another entry is on show, which has its own: what waits belongs to the one that was left.
    addEventListener('popstate', dropWrite);
  }
  waiting = write;
}

/** Writes at once what waits. */
export function writeNow(): void {
  const write = waiting;
  dropWrite();
  write?.();
}

/** Forgets what waits. */
export function dropWrite(): void {
  clearTimeout(timer);
  removeEventListener('pagehide', writeNow);
  removeEventListener('click', writeNow, { capture: true });
  document.removeEventListener('page:shown', writeNow, { capture: true });
  removeEventListener('popstate', dropWrite);
  waiting = null;
}
