import type { Transaction } from 'kysely';
import type { Database } from '#app/platform/database/open.ts';
import type { Tables } from '../storage/tables.ts';

/** Further than this ahead of the last trace of time, a clock is no longer simply believed. */
const JUMP_MS = 2 * 86_400_000;
/** How long it must then go on, while an alert stands, until it is believed after all. */
const TRIAL_MS = 2 * 86_400_000;

export type ClockState = 'trusted' | 'jumped';

/**
 * Whether the clock may decide what is old enough to be deleted. A machine whose clock wakes up in
 * another year would delete everything at once; one that was off for a week looks the same for two days,
 * and what is due is deleted then.
 *
 * @param remember whether this look counts as a trace: the job's does, a person's at the terminal not
 */
export function checkClock(db: Database, now: Date, remember: boolean): Promise<ClockState> {
  return db.exclusively('clock', async (transaction) => {
    const known = await transaction.selectFrom('clock').selectAll().executeTakeFirst();
    const last = Date.parse(
      known?.seen_at ?? (await newestTrace(transaction)) ?? now.toISOString(),
    );
    const jumped_at = nextJump(known?.jumped_at ?? null, last, now);
    if (remember) {
      const row = { seen_at: now.toISOString(), jumped_at };
      await (known
        ? transaction.updateTable('clock').set(row).execute()
        : transaction
            .insertInto('clock')
            .values({ id: 'retention', ...row })
            .execute());
    }
    return jumped_at ? 'jumped' : 'trusted';
  });
}

function nextJump(jumpedAt: string | null, last: number, now: Date): string | null {
  const present = now.getTime();
  if (present - last > JUMP_MS) return now.toISOString();
  if (jumpedAt === null) return null;
  // Set back to before the jump, or run on for long enough since.
  const since = present - Date.parse(jumpedAt);
  return since < 0 || since >= TRIAL_MS ? null : jumpedAt;
}

/** What the database last saw happen; for the first run. */
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
