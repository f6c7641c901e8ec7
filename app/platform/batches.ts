interface BatchOptions<Item, Result> {
  /** Processes all items or none; returns a result for each, in their order. */
  work: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Whether an error concerns a single item: each is then retried alone. */
  isItemError?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** In a larger batch, the first item would wait for the last. */
const MAX_BATCH = 16;
/** Maximum wait for earlier batches, in milliseconds: they may hang for seconds. */
const MAX_WAIT_MS = 250;

/**
 * Batches items that arrive in one turn of the event loop or while another batch is in progress, so that
 * concurrent requests share statements and a commit. A single item is processed at once.
 *
 * @returns processes an item; settles with its batch
 */
export function createBatches<Item, Result>({
  work,
  isItemError = () => false,
}: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let soon: NodeJS.Immediate | undefined;
  let late: NodeJS.Timeout | undefined;

  async function run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      // One result for each item.
      for (const [index, one] of batch.entries()) one.resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && isItemError(error)) for (const one of batch) await run([one]);
      else for (const one of batch) one.reject(error);
    }
  }

  function next(): void {
    clearTimeout(late);
    clearImmediate(soon);
    soon = late = undefined;
    underWay += 1;
    void run(waiting.splice(0, MAX_BATCH)).finally(() => {
      underWay -= 1;
      plan();
    });
    plan();
  }

  function plan(): void {
    if (waiting.length === 0 || soon) return;
    if (underWay === 0) soon = setImmediate(next);
    else late ??= setTimeout(next, MAX_WAIT_MS);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      plan();
    });
}
