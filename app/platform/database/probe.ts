/** The database's file was removed, or another database replaced it. Anything written now is lost. */
export class DatabaseLost extends Error {
  constructor() {
    super('The database was removed or replaced while the site was running.');
  }
}

const TIMEOUT_MS = 2_000;
/** How long a good result is reused, so that frequent callers cost the disk no more than rare ones. */
const FRESH_MS = 1_000;

/**
 * Creates a check that a row could be written now. The check throws if not, after two seconds at the latest.
 *
 * @param touch writes a value that changes, down to the disk
 */
export function createProbe(touch: () => Promise<void>): () => Promise<void> {
  let asking: Promise<void> | undefined;
  let good = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    await touch();
    good = performance.now();
  }

  return async () => {
    if (performance.now() - good < FRESH_MS) return;
    // One at a time: checks must not pile up while the database hangs.
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    await Promise.race([asking, timeout()]);
  };
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The database is busy.')), TIMEOUT_MS).unref();
  });
}
