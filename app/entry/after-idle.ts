import { onIdle } from '#app/browser/idle.ts';

/** Milliseconds after the page is idle (conformance MF-6). */
const IDLE_FOR = 1_000;

/** Runs a callback once, a second after the page is idle; on the slowest connections never (conformance MF-6). */
export function afterIdle(run: () => void): void {
  if (navigator.connection?.effectiveType === 'slow-2g') return;
  onIdle(() => setTimeout(run, IDLE_FOR));
}
