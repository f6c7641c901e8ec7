import { createJob } from '#app/platform/job.ts';
import type { Log } from '#app/platform/log.ts';
import type { Database } from '../storage/database.server.ts';

const PERIOD_MS = 60_000;
/** Records copied in one transaction. */
const BATCH = 200;

/**
 * Copies each record of the access log to the log of the process: somebody else may keep that log, so the copy is
 * independent. The running server copies what a command recorded within a minute; otherwise the next server that starts
 * does.
 */
export function createAccessLogCopy(db: Database, log: Log) {
  async function round(): Promise<void> {
    try {
      while ((await hasNew()) && (await copyNext()) === BATCH);
    } catch (error) {
      // The next round tries again.
      log.error({ event: 'access_copy_failed', error });
    }
  }

  /** Reads without the lock of those who write: most rounds find nothing to copy. */
  async function hasNew(): Promise<boolean> {
    const record = await db.query
      .selectFrom('access_record')
      .select('position')
      .where('position', '>', (one) => one.selectFrom('access_log_copy').select('position'))
      .limit(1)
      .executeTakeFirst();
    return record !== undefined;
  }

  /** @returns the number of copied records */
  function copyNext(): Promise<number> {
    return db.exclusively(async (transaction) => {
      const { position } = await transaction
        .selectFrom('access_log_copy')
        .select('position')
        .executeTakeFirstOrThrow();
      const records = await transaction
        .selectFrom('access_record')
        .selectAll()
        .where('position', '>', position)
        .orderBy('position')
        .limit(BATCH)
        .execute();
      for (const { at, actor, origin, action, subject } of records) {
        log.info({ event: 'access', at, actor, origin, action, subject });
      }
      const last = records.at(-1);
      if (last) {
        await transaction.updateTable('access_log_copy').set({ position: last.position }).execute();
      }
      return records.length;
    });
  }

  return createJob({
    round,
    everyMs: PERIOD_MS,
    onRound: () => log.debug({ event: 'access_copied' }),
  });
}
