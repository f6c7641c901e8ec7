import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Person } from '#app/platform/person.ts';
import { type AccessAction, onRecord } from './access-log/access-log.server.ts';
import { type Note, openNote } from './notes.server.ts';
import { isOf, type Selection, selected, type Whom } from './selection.server.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import { type ConsultationRow, openRow, toDelivery } from './storage/rows.server.ts';
import { type Keyring, SealError } from './storage/seal.server.ts';
import type { Tables } from './storage/tables.ts';
import type { Delivery, StoredConsultation } from './stored.ts';

/** A request that does not open: its row or sealed text was changed, or its key is missing. */
export interface Damaged {
  reference: string;
  receivedAt: string;
  damage: SealError['code'] | 'NOT_READABLE';
}

/** A request with its deliveries and notes. */
export interface CaseFile {
  request: StoredConsultation | Damaged;
  deliveries: Delivery[];
  notes: Note[];
}

export interface Listing {
  /** Newest first. */
  requests: (StoredConsultation | Damaged)[];
  /** Number of older matches beyond the limit. */
  more: number;
}

/**
 * Lists requests for the firm, on record. To find the requests of one person, it opens all requests, and leaves out
 * those that do not open.
 *
 * @param person the reader
 * @param action recorded in the access log
 */
export function listRequests(
  { db, keyring }: ConsultStorage,
  person: Person,
  selection: Selection,
  limit: number,
  action: AccessAction = 'list',
): Promise<Listing> {
  const { whom } = selection;
  return onRecord(db, person, async (transaction) => {
    const fitting = transaction.selectFrom('consultation').where(selected(selection));
    const rows = await fitting
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .$if(whom === undefined, (some) => some.limit(limit))
      .execute();
    const found = rows.map((row) => open(row, keyring)).filter((one) => matches(one, whom));
    const count = whom ? found.length : await countOf(fitting);
    const requests = found.slice(0, limit);
    const subject = requests.map(({ reference }) => reference).join(' ');
    return { action, subject, result: { requests, more: count - requests.length } };
  });
}

/**
 * Reads a request for the firm, on record.
 *
 * @param person the reader
 * @param action recorded in the access log
 * @returns null if no request has this reference
 */
export async function readRequest(
  { db, keyring }: ConsultStorage,
  person: Person,
  reference: string,
  action: AccessAction = 'show',
): Promise<CaseFile | null> {
  const [rows] = await onRecord(db, person, async (transaction) => ({
    action,
    subject: reference,
    result: await caseRows(transaction, [reference]),
  }));
  return rows ? openCase(rows, keyring) : null;
}

/** Rows of the requests with these references, the oldest first. */
export async function caseRows(query: Kysely<Tables>, references: readonly string[]) {
  const requests = await query
    .selectFrom('consultation')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const deliveries = await query
    .selectFrom('outbox')
    .selectAll()
    .where('consultation_id', 'in', ids)
    .orderBy('channel')
    .execute();
  const notes = await query
    .selectFrom('note')
    .selectAll()
    .where('consultation_id', 'in', ids)
    .orderBy('written_at')
    .execute();
  return requests.map((request) => ({
    request,
    deliveries: deliveries.filter((one) => one.consultation_id === request.id),
    notes: notes.filter((one) => one.consultation_id === request.id),
  }));
}

/** Opens the rows of a request. */
export function openCase(
  { request, deliveries, notes }: Awaited<ReturnType<typeof caseRows>>[number],
  keyring: Keyring,
): CaseFile {
  return {
    request: open(request, keyring),
    deliveries: deliveries.map(toDelivery),
    notes: notes.map((note) => openNote(note, keyring)),
  };
}

export function isDamaged(request: StoredConsultation | Damaged): request is Damaged {
  return 'damage' in request;
}

/** The request of a row, or what is damaged: one damaged row does not keep the others from being read. */
export function open(row: ConsultationRow, keyring: Keyring) {
  try {
    return openRow(row, keyring);
  } catch (error) {
    const { reference, received_at: receivedAt } = row;
    const damage = error instanceof SealError ? error.code : ('NOT_READABLE' as const);
    return { reference, receivedAt, damage };
  }
}

/** Whether a request comes from this person; undefined: from anyone. A request that does not open matches no person. */
export function matches(request: StoredConsultation | Damaged, whom: Whom | undefined): boolean {
  return whom === undefined || (!isDamaged(request) && isOf(request, whom));
}

async function countOf(
  requests: SelectQueryBuilder<Tables, 'consultation', object>,
): Promise<number> {
  const { count } = await requests
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
