/** Milliseconds. Browsers accept at most a hundred changes of a history entry in half a minute. */
const PAUSE = 400;

let waiting: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Writes input into the history entry, once the visitor pauses typing or before they leave the entry.
 *
 * @param write replaces a pending write
 */
export function writeSoon(write: () => void): void {
  if (waiting === null) {
    timer = setTimeout(writeNow, PAUSE);
    addEventListener('pagehide', writeNow);
    // A link within the page starts a new entry, so the current one must keep its input first.
    addEventListener('click', writeNow, { capture: true });
    // Another page has replaced this one. Captured, to write before address.ts handles the event.
    document.addEventListener('page:shown', writeNow, { capture: true });
    // The pending write belongs to the entry that was left; the entry now shown has its own input.
    addEventListener('popstate', dropWrite);
  }
  waiting = write;
}

/** Runs the pending write at once. */
export function writeNow(): void {
  const write = waiting;
  dropWrite();
  write?.();
}

/** Drops the pending write. */
export function dropWrite(): void {
  clearTimeout(timer);
  removeEventListener('pagehide', writeNow);
  removeEventListener('click', writeNow, { capture: true });
  document.removeEventListener('page:shown', writeNow, { capture: true });
  removeEventListener('popstate', dropWrite);
  waiting = null;
}
