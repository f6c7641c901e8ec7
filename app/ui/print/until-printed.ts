/** Events that show that the visitor is back at the page, which a print dialog would cover. */
const TOUCHES = ['pointerdown', 'keydown'];

/**
 * Calls a function once after the page was printed or the dialog was closed. In-app browsers may never dispatch
 * `afterprint`; there the next touch of the page calls it. Safari dispatches `afterprint` while its sheet is still
 * open, but has rendered the paper by then.
 *
 * @returns a function that calls it at once
 */
export function untilPrinted(end: () => void): () => void {
  const wait = new AbortController();
  const finish = () => {
    if (wait.signal.aborted) return;
    wait.abort();
    end();
  };
  const options = { capture: true, signal: wait.signal };
  for (const type of ['afterprint', ...TOUCHES]) addEventListener(type, finish, options);
  return finish;
}
