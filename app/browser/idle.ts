/**
 * Runs a callback when the browser is idle.
 *
 * @param timeout milliseconds after which it runs anyway; without it, never
 */
export function onIdle(run: () => void, timeout = 0): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 1);
}

/** Runs a callback when the page is loaded and the browser is idle (`onIdle`). */
export function onIdleAfterLoad(run: () => void, timeout?: number): void {
  const wait = () => onIdle(run, timeout);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Runs a callback in a task of its own, as soon as possible; input events run first. */
export function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = run;
  port2.postMessage(0);
}
