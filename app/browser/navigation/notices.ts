/** Milliseconds before a slow navigation is announced. */
const PATIENCE_MS = 400;

/** Counts the waits, so that ending an earlier wait does not end a later one. */
let waits = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const element = (id: string) => document.getElementById(id);

/**
 * Shows a bar and announces the wait when a page takes long.
 *
 * @returns ends the wait
 */
export function announceWait(): () => void {
  waits++;
  const wait = waits;
  clearTimeout(timer);
  timer = setTimeout(() => {
    document.documentElement.dataset.waiting = '';
    announce(element('navigation-waiting')?.textContent ?? '');
  }, PATIENCE_MS);
  return () => {
    if (wait !== waits) return;
    clearTimeout(timer);
    delete document.documentElement.dataset.waiting;
  };
}

/** Shows or hides the sentence with the phone number for a navigation that ended without a connection. */
export function showLostConnection(isLost: boolean): void {
  const notice = element('navigation-lost');
  if (notice) notice.hidden = !isLost;
}

/** Announces words to screen readers (conformance RT-19). */
export function announce(words: string): void {
  const region = element('announcer');
  if (region) region.textContent = words;
}
