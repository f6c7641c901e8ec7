/** How what waits is done. */
interface BatchOptions<Item, Result> {
  /** Does all of them as a whole or not at all; gives a result for each, in their order. */
  work: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Whether the fault is that of a single item: then each is tried alone. */
  isOfOne?: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** More would make the first wait for the last. */
const LARGEST = 16;
/** Whoever comes waits so long at most for those before, in milliseconds: they may hang for seconds. */
const PATIENCE_MS = 250;

/**
 * Does together what comes in one turn of the event loop, or while others are under way: a crowd shares
 * its statements and its commit, and who comes alone is done at once (decision 031).
 *
 * @returns does one; it settles when all that it was done with is settled
 */
export function createBatches<Item, Result>({
  work,
  isOfOne = () => false,
}: BatchOptions<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let soon: NodeJS.Immediate | undefined;
  let late: NodeJS.Timeout | undefined;

  async function run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      // As many as there were items.
      for (const [index, one] of batch.entries()) one.resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && isOfOne(error)) for (const one of batch) await run([one]);
      else for (const one of batch) one.reject(error);
    }
  }

  function next(): void {
    clearTimeout(late);
    clearImmediate(soon);
    soon = late = undefined;
    underWay += 1;
    void run(waiting.splice(0, LARGEST)).finally(() => {
      underWay -= 1;
      plan();
    });
    plan();
  }

  function plan(): void {
    if (waiting.length === 0 || soon) return;
    if (underWay === 0) soon = setImmediate(next);
    else late ??= setTimeout(next, PATIENCE_MS);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      plan();
    });
}
