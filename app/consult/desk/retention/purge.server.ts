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

interface Purge {
  db: Database;
  config: Pick<Config, 'dataDir' | 'retentionMonths'>;
  person: Person;
  now?: Date;
  /** Whether the operator allows this run to delete more than `mostAtOnce`. */
  allowMany?: boolean;
}

export interface Purged {
  /** References of the deleted requests. */
  deleted: string[];
  /** Number of requests past their retention period that the run did not delete because they are too many. */
  refused: number;
}

/**
 * The most requests that one run deletes because of their age, unless the operator allows more. Without a limit, a clock
 * that is years ahead would delete every request.
 */
const mostAtOnce = (total: number) => Math.max(20, Math.floor(total / 10));

/** One transaction deletes at most this many requests, so that visitors' requests can be stored in between. */
const BATCH = 100;

/** References of the requests due for deletion: those whose visitors asked for it, then by last contact. */
export function dueReferences({ db, config, person, now = new Date() }: Purge): Promise<string[]> {
  return onRecord(db, person, async (transaction) => {
    const asked = await askedFor(transaction, now);
    const rows = [...asked, ...(await due(transaction, now, config.retentionMonths))];
    const result = [...new Set(rows.map(({ reference }) => reference))];
    return { action: 'due', subject: result.join(' '), result };
  });
}

/**
 * Deletes the requests that are due, and old message files. Their bytes stay in the database's files until
 * `db.wipe()`.
 *
 * @param shouldContinue called before each batch; false stops early
 */
export async function purge(options: Purge, shouldContinue = () => true): Promise<Purged> {
  const { db, config, person, now = new Date(), allowMany = false } = options;
  const { dataDir, retentionMonths } = config;
  const deleted: string[] = [];
  let refused = 0;
  /** The requests past their retention period, unless there are more than one run may delete. */
  async function dueAndAllowed(transaction: Transaction<Tables>) {
    const rows = await due(transaction, now, retentionMonths);
    if (allowMany) return rows;
    const total = deleted.length + (await countRows(transaction, 'consultation'));
    if (rows.length <= mostAtOnce(total)) return rows;
    refused = rows.length;
    return [];
  }
  /**
   * Why a request is deleted, as the access log names it: its visitor asked for it, and the firm has had time to
   * notice, or the retention period has ended.
   */
  const reasons = {
    delete: (transaction: Transaction<Tables>) => askedFor(transaction, now),
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
      // These are being delivered. The next run deletes them.
      for (const reference of busy) skipped.add(reference);
      if (removed.length + busy.length < BATCH) break;
    }
  }
  await removeOldMessages({ db, config, now });
  return { deleted, refused };
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
async function removeOldMessages({
  db,
  config,
  now,
}: Required<Omit<Purge, 'person' | 'allowMany'>>) {
  const folder = outboxFolder(config.dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const reference = readReference(name.replace(/\.eml(\.part)?$/, ''));
    const isNotice = name.startsWith(NOTICE_FILE);
    if (!(reference || isNotice) || !/\.eml(\.part)?$/.test(name)) continue;
    const { mtime } = await stat(join(folder, name));
    if (deletionDue(mtime.toISOString(), config.retentionMonths) > now.toISOString()) continue;
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
