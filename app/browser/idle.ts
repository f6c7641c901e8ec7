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

/** Runs something when the page is loaded and the browser has nothing better to do (`onIdle`). */
export function onIdleAfterLoad(run: () => void, timeout?: number): void {
  const wait = () => onIdle(run, timeout);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Runs something in a task of its own, as soon as may be: what a visitor does goes before it. */
export function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(0);
}
