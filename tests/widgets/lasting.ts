import type { Page } from '@playwright/test';

/**
 * Records the timers and listeners of the open document from now on.
 *
 * @returns a function that reads timers that still run, and listeners on targets that outlive a page's content, such as
 *   the document
 */
export async function recordLasting(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(record);
  return () => page.evaluate(() => globalThis.readLasting?.() ?? []);
}

/** Runs in the page. */
function record(): void {
  const timers = new Map<number, string>();
  const listeners = new Set<{ target: EventTarget; type: string; listener: unknown }>();
  const { setTimeout, setInterval, clearTimeout } = globalThis;
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  const start =
    (timer: typeof setTimeout | typeof setInterval, kind: string) =>
    (act: (...words: unknown[]) => void, ms?: number, ...words: unknown[]) => {
      const id = Number(
        timer(() => {
          if (kind === 'timer') timers.delete(id);
          act(...words);
        }, ms),
      );
      timers.set(id, `${kind} of ${ms} ms`);
      return id;
    };
  const stop = (id?: number) => {
    timers.delete(Number(id));
    clearTimeout(id);
  };
  Object.assign(globalThis, {
    setTimeout: start(setTimeout, 'timer'),
    setInterval: start(setInterval, 'interval'),
    clearTimeout: stop,
    clearInterval: stop,
  });

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? globalThis;
    addEventListener.call(target, type, listener, options);
    // A listener on a signal lasts only as long as the signal.
    if (target instanceof AbortSignal) return;
    const entry = { target, type, listener };
    listeners.add(entry);
    const { signal, once } = typeof options === 'object' ? options : {};
    const end = () => listeners.delete(entry);
    if (signal) addEventListener.call(signal, 'abort', end);
    if (once) addEventListener.call(target, type, end, { once });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? globalThis;
    removeEventListener.call(target, type, listener, options);
    for (const entry of listeners) {
      const isSame = entry.target === target && entry.type === type && entry.listener === listener;
      if (isSame) listeners.delete(entry);
    }
  };

  globalThis.readLasting = () => {
    const kept = [...listeners].filter(
      ({ target }) =>
        !(target instanceof Element) || (target.isConnected && !target.closest('main')),
    );
    const names = kept.map(({ target, type }) => `${type} at ${target.constructor.name}`);
    return [...timers.values(), ...names].toSorted();
  };
}

declare global {
  var readLasting: (() => string[]) | undefined;
}
