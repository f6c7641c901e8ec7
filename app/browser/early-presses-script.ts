/** Keeps what was pressed until the site's script runs (early-presses.ts). */
export function keepEarlyPresses(): void {
  globalThis.earlyPresses = [];
  addEventListener('click', ({ target }) => {
    earlyPresses?.push(target);
  });
}

declare global {
  /** What was pressed since the document began; undefined once the site's script has read it. */
  var earlyPresses: (EventTarget | null)[] | undefined;
}
