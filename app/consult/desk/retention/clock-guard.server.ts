import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { lastBackup } from '#app/consult/requests/backup/backup.server.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import { writeDurably } from '#app/platform/database/write-durably.ts';

/** How far a correct clock may be ahead of the last write. The site may have been switched off over a holiday. */
const MOST_AHEAD_MS = 7 * 86_400_000;

const Known = v.object({
  /** The newest time at which the clock was believed. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Whether the clock was too far ahead since then. Times that were written meanwhile prove nothing. */
  held: v.optional(v.boolean()),
});
type Known = v.InferOutput<typeof Known>;

const fileIn = (dataDir: string) => join(dataDir, 'clock.json');

export interface ClockGuard {
  /**
   * Whether the clock can be believed: it is at most seven days ahead of what was written before. While it is not,
   * nothing may be deleted because of its age.
   */
  believes(now: Date): boolean;
}

/**
 * Guards against a clock that is far ahead, under which every request would be past its retention period.
 *
 * The clock is compared with the newest time that an earlier process wrote (an access record, the last backup) or at
 * which it was believed. What is written under a clock that is not believed counts for nothing, whichever process
 * wrote it, until the clock is right again or an operator calls `believe`.
 */
export async function openClockGuard(db: Database, dataDir: string): Promise<ClockGuard> {
  const first = read(dataDir);
  const earlier = first?.held ? [] : [await lastRecord(db), await lastBackup(dataDir)];
  const newest = Math.max(...earlier.map((time) => time ?? 0), timeOf(first));
  return {
    believes(now) {
      const known = read(dataDir);
      const last = Math.max(newest, known?.held ? 0 : timeOf(known));
      const held = last > 0 && now.getTime() - last > MOST_AHEAD_MS;
      // A clock that is behind does not make the known time earlier.
      const at = new Date(held ? last : Math.max(last, now.getTime())).toISOString();
      write(dataDir, held ? { at, held } : { at });
      return !held;
    },
  };
}

/** An operator's word that the clock is right. */
export function believe(dataDir: string, now: Date): void {
  write(dataDir, { at: now.toISOString() });
}

async function lastRecord(db: Database): Promise<number | null> {
  const { at } = await db.query
    .selectFrom('access_record')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirstOrThrow();
  return at === null ? null : Date.parse(at);
}

const timeOf = (known: Known | null) => (known ? Date.parse(known.at) : 0);

function read(dataDir: string): Known | null {
  try {
    return v.parse(Known, JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    // There is none, or it was cut off: what was written before counts in its place.
    return null;
  }
}

function write(dataDir: string, known: Known): void {
  try {
    writeDurably(fileIn(dataDir), `${JSON.stringify(known)}\n`);
  } catch {
    // On a full disk the file of the hour before counts.
  }
}
