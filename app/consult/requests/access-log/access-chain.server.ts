import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../storage/database.server.ts';
import type { Tables } from '../storage/tables.ts';

type AccessRecord = Selectable<Tables['access_record']>;

/** Previous hash of the first record. */
export const BEGINNING = '0'.repeat(64);

/** SHA-256 of every field of a record, including the previous hash. */
export function hashOf(record: Omit<AccessRecord, 'hash'>): string {
  const { position, at, actor, origin, action, subject, previous_hash } = record;
  const fields = JSON.stringify([position, at, actor, origin, action, subject, previous_hash]);
  return createHash('sha256').update(fields).digest('hex');
}

/** Position and hash of a record. */
export interface ChainHead {
  position: number;
  hash: string;
}

/** `brokenAt`: the first position whose record is changed, missing or moved. */
export type AccessLogState =
  | ({ ok: true; count: number } & ChainHead)
  | { ok: false; brokenAt: number };

/**
 * Verifies the chain from its beginning, or from where it was trimmed, to its end.
 *
 * @param head a record that must exist unless trimmed: a chain cut off at its end can only be detected with
 *   a known later record
 */
export async function checkAccessLog(db: Database, head?: ChainHead): Promise<AccessLogState> {
  let previous: ChainHead | undefined;
  let begin = { position: 0, hash: BEGINNING };
  let trimmed = begin;
  let headSeen = false;
  let count = 0;
  for (;;) {
    const records = await db.query
      .selectFrom('access_record')
      .selectAll()
      .where('position', '>', previous?.position ?? 0)
      .orderBy('position')
      .limit(BATCH)
      .execute();
    for (const record of records) {
      if (!previous) begin = { position: record.position - 1, hash: record.previous_hash };
      const before = previous ?? begin;
      const follows =
        record.position === before.position + 1 && record.previous_hash === before.hash;
      if (!follows || record.hash !== hashOf(record)) {
        return { ok: false, brokenAt: before.position + 1 };
      }
      if (record.action === 'trim') trimmed = readTrim(record.subject);
      if (record.position === head?.position) headSeen = record.hash === head.hash;
      previous = record;
      count++;
    }
    if (records.length < BATCH) break;
  }
  // The missing beginning must match what the last trim recorded.
  if (begin.position !== trimmed.position || begin.hash !== trimmed.hash) {
    return { ok: false, brokenAt: 1 };
  }
  if (head && head.position > begin.position && !headSeen) {
    return { ok: false, brokenAt: head.position };
  }
  const { position, hash } = previous ?? begin;
  return { ok: true, count, position, hash };
}

const BATCH = 500;

function readTrim(subject: string): ChainHead {
  const [position, hash = ''] = subject.split(' ');
  return { position: Number(position), hash };
}
