import { createJob } from '#app/platform/job.ts';
import type { Log } from '#app/platform/log.ts';
import type { Database } from '../storage/database.server.ts';

const PERIOD_MS = 60_000;
/** Records copied in one transaction. */
const BATCH = 200;

/**
 * Copies each record of the access log to the log of the process, which somebody else may keep: an independent copy. A
 * record of a command is copied by the running server within a minute, or by the next one that starts.
 */
export function createAccessLogCopy(db: Database, log: Log) {
  async function round(): Promise<void> {
    try {
      while ((await copyNext()) === BATCH);
    } catch (error) {
      // The next round tries again.
      log.error({ event: 'access_copy_failed', error });
    }
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
