import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Config } from '#app/config/config.ts';
import { NOTICE_FILE, outboxFolder } from '#app/consult/delivery/message-files.server.ts';
import { removedDeliveries } from '#app/consult/delivery/removed-deliveries.server.ts';
import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import { readReference } from '#app/consult/requests/fields/reference.ts';
import { removeRequests } from '#app/consult/requests/removal.server.ts';
import { deletionDue, latestDueContact } from '#app/consult/requests/retention-period.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import { countRows } from '#app/consult/requests/storage/rows.server.ts';
import type { Tables } from '#app/consult/requests/storage/tables.ts';
import type { Person } from '#app/platform/person.ts';
import { wishedDeletions } from '../wishes/wishes.server.ts';

interface Purge {
  db: Database;
  config: Pick<Config, 'dataDir' | 'retentionMonths'>;
  person: Person;
  now?: Date;
  /** Which requests past their retention period this run deletes: the oldest, up to `mostAtOnce`; all; or none. */
  aged?: 'some' | 'all' | 'none';
}

export interface Purged {
  /** References of the deleted requests. */
  deleted: string[];
  /** Number of requests past their retention period that are left for the next runs. */
  left: number;
}

/**
 * The most requests that one run deletes because of their age: a tenth of them all. A run an hour deletes 500 within
 * two days; under a wrong clock most are still there when somebody notices.
 */
const mostAtOnce = (total: number) => Math.max(1, Math.floor(total / 10));

/** One transaction deletes at most this many requests, so that visitors' requests can be stored in between. */
const BATCH = 100;

/** References of the requests due for deletion: those whose deletion was asked for, then by last contact. */
export function dueReferences({ db, config, person, now = new Date() }: Purge): Promise<string[]> {
  return onRecord(db, person, async (transaction) => {
    const asked = await askedFor(transaction, now);
    const wished = await wishedDeletions(transaction, now);
    const rows = [...asked, ...wished, ...(await due(transaction, now, config.retentionMonths))];
    const result = [...new Set(rows.map(({ reference }) => reference))];
    return { action: 'due', subject: result.join(' '), result };
  });
}

/**
 * Deletes the requests that are due. Their bytes stay in the database's files until
 * `db.wipe()`.
 *
 * @param shouldContinue called before each batch; false stops early
 * @param onDeleted called after each batch that deleted requests
 */
export async function purge(
  options: Purge,
  shouldContinue = () => true,
  onDeleted = () => {},
): Promise<Purged> {
  const { db, config, person, now = new Date(), aged = 'some' } = options;
  const { dataDir, retentionMonths } = config;
  const deleted: string[] = [];
  /** How many of them were past their retention period. */
  let purged = 0;
  let left = 0;
  /** The requests past their retention period that this run may still delete, the oldest first. */
  async function dueAndAllowed(transaction: Transaction<Tables>) {
    if (aged === 'none') return [];
    const rows = await due(transaction, now, retentionMonths);
    const total = purged + (await countRows(transaction, 'consultation'));
    const allowed = aged === 'all' ? rows : rows.slice(0, mostAtOnce(total) - purged);
    left = rows.length - allowed.length;
    return allowed;
  }
  /** A wish that reached the firm waits for a clock that is believed: until then it can be taken back. */
  async function wished(transaction: Transaction<Tables>) {
    return aged === 'none' ? [] : wishedDeletions(transaction, now);
  }
  /**
   * Why a request is deleted, as the access log names it: its visitor asked for it, and the firm has had time to
   * notice, or the retention period has ended.
   */
  const reasons = {
    delete: async (transaction: Transaction<Tables>) => [
      ...(await askedFor(transaction, now)),
      ...(await wished(transaction)),
    ],
    purge: dueAndAllowed,
  };
  for (const action of ['delete', 'purge'] as const) {
    const skipped = new Set<string>();
    while (shouldContinue()) {
      const { removed, busy } = await removeRequests(
        { db, person, deliveries: removedDeliveries(dataDir) },
        action,
        async (transaction) => {
          const rows = await reasons[action](transaction);
          return rows.filter(({ reference }) => !skipped.has(reference)).slice(0, BATCH);
        },
      );
      deleted.push(...removed);
      if (removed.length > 0) onDeleted();
      if (action === 'purge') purged += removed.length;
      // These are being delivered. The next run deletes them.
      for (const reference of busy) skipped.add(reference);
      if (removed.length + busy.length < BATCH) break;
    }
  }
  return { deleted, left };
}

function askedFor(transaction: Transaction<Tables>, now: Date) {
  return transaction
    .selectFrom('consultation')
    .select(['id', 'reference'])
    .where('erase_at', '<=', now.toISOString())
    .orderBy('erase_at')
    .execute();
}

async function due(transaction: Transaction<Tables>, now: Date, months: number) {
  const rows = await transaction
    .selectFrom('consultation')
    .select(['id', 'reference', 'last_contact_at'])
    .where('last_contact_at', '<=', latestDueContact(now, months))
    .orderBy('last_contact_at')
    .execute();
  const present = now.toISOString();
  return rows.filter((row) => deletionDue(row.last_contact_at, months) <= present);
}

/** Deletes old message files that have no request, for example after an interrupted deletion. */
export async function removeOldMessages({
  db,
  config,
  now = new Date(),
}: Pick<Purge, 'db' | 'config' | 'now'>): Promise<void> {
  const folder = outboxFolder(config.dataDir);
  for (const name of await unlessGone(readdir(folder), [])) {
    const reference = readReference(name.replace(/\.eml(\.part)?$/, ''));
    const isNotice = name.startsWith(NOTICE_FILE);
    if (!(reference || isNotice) || !/\.eml(\.part)?$/.test(name)) continue;
    // A delivery may rename its file meanwhile.
    const file = await unlessGone(stat(join(folder, name)), null);
    if (!file || deletionDue(file.mtime.toISOString(), config.retentionMonths) > now.toISOString())
      continue;
    const request =
      reference &&
      (await db.query
        .selectFrom('consultation')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirst());
    if (!request) await rm(join(folder, name), { force: true });
  }
}

/** Resolves to what `reading` finds, or to `other` if the file or folder does not exist. */
function unlessGone<Found, Other>(reading: Promise<Found>, other: Other): Promise<Found | Other> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return other;
    throw error;
  });
}
