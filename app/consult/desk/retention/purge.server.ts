import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
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

/**
 * Finds the requests to delete, by the action in the access log. `delete`: the visitor asked for it, and the firm has had
 * time to notice. `purge`: the retention period has ended.
 */
const finders = { delete: askedFor, purge: due };

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
  const refused = allowMany ? 0 : await countTooMany(db, now, retentionMonths);
  for (const action of refused > 0 ? (['delete'] as const) : (['delete', 'purge'] as const)) {
    const skipped = new Set<string>();
    while (shouldContinue()) {
      const { removed, busy } = await removeRequests(
        { db, person, deliveries: removedDeliveries(dataDir) },
        action,
        async (one) => {
          const rows = await finders[action](one, now, retentionMonths);
          return rows.filter(({ reference }) => !skipped.has(reference)).slice(0, BATCH);
        },
      );
      deleted.push(...removed);
      // These are being delivered. The next run deletes them.
      for (const reference of busy) skipped.add(reference);
      if (removed.length + busy.length === 0) break;
    }
  }
  await removeOldMessages({ db, config, now });
  return { deleted, refused };
}

/** The number of requests past their retention period, if they are too many for one run; otherwise 0. */
async function countTooMany(db: Database, now: Date, months: number): Promise<number> {
  const { length } = await due(db.query, now, months);
  return length > mostAtOnce(await countRows(db.query, 'consultation')) ? length : 0;
}

function askedFor(transaction: Transaction<Tables>, now: Date) {
  return transaction
    .selectFrom('consultation')
    .select(['id', 'reference'])
    .where('erase_at', '<=', now.toISOString())
    .orderBy('erase_at')
    .execute();
}

async function due(transaction: Kysely<Tables>, now: Date, months: number) {
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
