import type { Transaction } from 'kysely';
import type { Database } from '../storage/database.server.ts';
import type { Tables } from '../storage/tables.ts';

/** A clock further than this ahead of the last known time is not trusted. */
const JUMP_MS = 2 * 86_400_000;
/** Time after which, with an alert raised, it is trusted after all. */
const TRIAL_MS = 2 * 86_400_000;

export type ClockState = 'trusted' | 'jumped';

/**
 * Whether the clock may decide what is old enough to be deleted. A machine that boots with a wrong year
 * would delete everything at once. One that was off for a week looks the same, so its deletions wait for
 * two days.
 *
 * @param remember whether to record this time as known: the job does, the command line does not
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
