import { setImmediate as oneTurn } from 'node:timers/promises';

interface Unit<Connection> {
  /** @returns settles the unit's promise, once the group is committed */
  attempt(connection: Connection): Promise<() => void>;
  fail(error: unknown): void;
}

/** More would make the first of a group wait for the last. */
const LARGEST_GROUP = 64;

/**
 * Group commit: units of work that come while a transaction is on its way join it or share the next one,
 * each in a savepoint of its own, and the disk is synced once for all of them. A unit's promise settles only after
 * that COMMIT, so what is acknowledged is as safe as alone; a unit that fails takes back its own part.
 *
 * (On the embedded database the commit is most of what a request costs: decision 015.)
 *
 * @param transact runs work inside one transaction and resolves after its COMMIT
 * @param exec runs statements in that transaction, at once
 */
export function createGroupCommit<Connection>(
  transact: (work: (connection: Connection) => Promise<void>) => Promise<void>,
  exec: (statements: string) => void,
) {
  const waiting: Unit<Connection>[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      // Whoever is being read at this moment comes along.
      await oneTurn();
      const group = waiting.splice(0, LARGEST_GROUP);
      const settle: (() => void)[] = [];
      try {
        await transact(async (connection) => {
          for (const unit of group) {
            settle.push(await unit.attempt(connection));
            // Nobody who reads a page waits for all of a group; and who comes meanwhile joins it.
            await oneTurn();
            group.push(...waiting.splice(0, LARGEST_GROUP - group.length));
          }
        });
        for (const done of settle) done();
      } catch (error) {
        // Nothing of the group is there.
        for (const unit of group) unit.fail(error);
      }
    }
    running = false;
  }

  return function write<Result>(work: (connection: Connection) => Promise<Result>) {
    return new Promise<Result>((resolve, reject) => {
      async function attempt(connection: Connection) {
        exec('savepoint unit');
        try {
          const result = await work(connection);
          exec('release unit');
          return () => resolve(result);
        } catch (error) {
          try {
            exec('rollback to unit; release unit');
          } catch {
            // A full disk ends the whole transaction by itself: why it did must not be hidden.
            throw error;
          }
          return () => reject(error);
        }
      }
      waiting.push({ attempt, fail: reject });
      if (!running) void run();
    });
  };
}
