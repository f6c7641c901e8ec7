import { setTimeout as wait } from 'node:timers/promises';

/** Lets what can wait go after what a visitor waits for. */
export interface Calm {
  /** Tells that a visitor's form has come. */
  disturb(): void;
  /** Resolves when none has come for a moment; a crowd that stays holds it up briefly. */
  settle(): Promise<void>;
}

const CALM_MS = 3;
/** Longest wait: what can wait goes on all the same, some ten times a second. */
const PATIENCE_MS = 100;

export function createCalm(): Calm {
  let disturbed = Number.NEGATIVE_INFINITY;
  return {
    disturb() {
      disturbed = performance.now();
    },
    async settle() {
      const end = performance.now() + PATIENCE_MS;
      while (performance.now() < Math.min(disturbed + CALM_MS, end)) await wait(CALM_MS);
    },
  };
}
