import type { Transaction } from 'kysely';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import {
  JUMP_MS,
  KNOWN,
  knownTime,
  LAST_RUN,
} from '#app/consult/requests/storage/known-time.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';

/** Time after which, with an alert raised, it is trusted after all. */
const TRIAL_MS = 2 * 86_400_000;

/** How far the clocks of several instances, and the network's corrections of one, may differ. */
const BEHIND_MS = 3_600_000;

/** `behind`: earlier than what is known to have passed. */
export type ClockState = 'trusted' | 'jumped' | 'behind';

/**
 * Whether the clock may decide what is old enough to be deleted. A machine that boots with a wrong year
 * would delete everything at once. One that was off for a week looks the same, so its deletions wait for
 * two days.
 *
 * @param remember whether to record this time as known: the job does, the command line does not
 */
export function checkClock(db: Database, now: Date, remember: boolean): Promise<ClockState> {
  return db.exclusively('clock', async (transaction) => {
    const lastRun = await transaction
      .selectFrom('clock')
      .selectAll()
      .where('id', '=', LAST_RUN)
      .executeTakeFirst();
    const known = await knownTime(transaction);
    const seen = lastRun?.seen_at ?? (await newestTrace(transaction)) ?? now.toISOString();
    const jumpedAt = lastRun?.jumped_at ?? null;
    // After a clock that was behind, what was known before counts.
    const last = jumpedAt === null && known !== null && known > seen ? known : seen;
    const jumped_at = nextJump(jumpedAt, Date.parse(last), now);
    const isBehind = known !== null && Date.parse(known) - now.getTime() > BEHIND_MS;
    const state = jumped_at ? 'jumped' : isBehind ? 'behind' : 'trusted';
    if (remember) {
      await write(transaction, { id: LAST_RUN, seen_at: now.toISOString(), jumped_at });
      const seen_at = state === 'trusted' ? now.toISOString() : known;
      if (seen_at) await write(transaction, { id: KNOWN, seen_at, jumped_at: null });
    }
    return state;
  });
}

/** Makes a clock trusted that a person has checked. */
export function trustClock(db: Database, now: Date): Promise<void> {
  return db.exclusively('clock', async (transaction) => {
    const row = { seen_at: now.toISOString(), jumped_at: null };
    for (const id of [LAST_RUN, KNOWN]) await write(transaction, { id, ...row });
  });
}

async function write(transaction: Transaction<Tables>, row: Tables['clock']): Promise<void> {
  await transaction
    .insertInto('clock')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

function nextJump(jumpedAt: string | null, last: number, now: Date): string | null {
  const present = now.getTime();
  if (present - last > JUMP_MS) return now.toISOString();
  if (jumpedAt === null) return null;
  // Set back to before the jump, or running long enough since.
  const since = present - Date.parse(jumpedAt);
  return since < 0 || since >= TRIAL_MS ? null : jumpedAt;
}

/** The newest time in the database, for the first run. */
async function newestTrace(transaction: Transaction<Tables>): Promise<string | undefined> {
  const received = await transaction
    .selectFrom('consultation')
    .select((one) => one.fn.max('received_at').as('at'))
    .executeTakeFirst();
  const accessed = await transaction
    .selectFrom('access_record')
    .select((one) => one.fn.max('at').as('at'))
    .executeTakeFirst();
  return [received?.at, accessed?.at].filter(Boolean).toSorted().at(-1) ?? undefined;
}
