import { setImmediate as othersTurn } from 'node:timers/promises';

/** How a unit's own part is kept or taken back inside the shared transaction. */
interface Savepoints<Connection> {
  begin(connection: Connection): Promise<unknown>;
  release(connection: Connection): Promise<unknown>;
  rollBack(connection: Connection): Promise<unknown>;
}

interface Unit<Connection> {
  /** @returns settles the unit's promise, once the group is committed */
  attempt(connection: Connection): Promise<() => void>;
  fail(error: unknown): void;
}

/** More would make the first of a group wait for the last. */
const LARGEST_GROUP = 64;

/**
 * Group commit: units of work that come while a transaction is on its way share the next one, each in a
 * savepoint of its own, and the disk is synced once for all of them. A unit's promise settles only after
 * that COMMIT, so what is acknowledged is as safe as alone; a unit that fails takes back its own part.
 *
 * (On the embedded database the commit is most of what a request costs: decision 015.)
 *
 * @param transact runs work inside one transaction and resolves after its COMMIT
 */
export function createGroupCommit<Connection>(
  transact: (work: (connection: Connection) => Promise<void>) => Promise<void>,
  savepoints: Savepoints<Connection>,
) {
  const waiting: Unit<Connection>[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      // Whoever is being read at this moment comes along.
      await othersTurn();
      const group = waiting.splice(0, LARGEST_GROUP);
      const settle: (() => void)[] = [];
      try {
        await transact(async (connection) => {
          for (const unit of group) {
            settle.push(await unit.attempt(connection));
            // Nobody who reads a page waits for all of a group; and who comes meanwhile joins it.
            await othersTurn();
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
        await savepoints.begin(connection);
        try {
          const result = await work(connection);
          await savepoints.release(connection);
          return () => resolve(result);
        } catch (error) {
          // A full disk ends the whole transaction by itself: why it did must not be hidden.
          await savepoints.rollBack(connection).catch(() => Promise.reject(error));
          return () => reject(error);
        }
      }
      waiting.push({ attempt, fail: reject });
      if (!running) void run();
    });
  };
}
