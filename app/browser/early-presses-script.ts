/** Records clicks until the main script runs (early-presses.ts). */
export function keepEarlyPresses(): void {
  globalThis.earlyPresses = [];
  addEventListener('click', ({ target }) => {
    earlyPresses?.push(target);
  });
}

declare global {
  /** Targets of clicks since the document began; undefined once the main script has read them. */
  var earlyPresses: (EventTarget | null)[] | undefined;
}
