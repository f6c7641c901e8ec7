/** The visitor is back at the page: nobody touches one under a print dialog. */
const TOUCHES = ['pointerdown', 'keydown'];

/**
 * Calls a function once after the page has been printed, or after the dialog was closed. Browsers inside apps may never
 * say so (`afterprint`): then at the next touch of the page. Safari says it while its sheet is still open, but has
 * rendered the paper by then.
 *
 * @returns calls it now
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
