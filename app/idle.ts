/**
 * Runs something when the browser has nothing better to do.
 *
 * @param timeout after so many milliseconds it is done all the same; left out: never
 */
export function onIdle(run: () => void, timeout = 0): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 1);
}
