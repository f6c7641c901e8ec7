/** Runs something when the browser has nothing better to do. */
export function onIdle(run: () => void): void {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1);
}
