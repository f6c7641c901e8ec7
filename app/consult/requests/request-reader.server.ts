import type { Kysely } from 'kysely';
import type { Person } from '#app/config/session.ts';
import { type AccessAction, onRecord } from './access-log/access-log.server.ts';
import { type Note, openNote } from './notes.server.ts';
import { type Selection, selected } from './selection.server.ts';
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
 * Lists requests for the firm, on record.
 *
 * @param person who reads
 * @param action recorded in the access log
 */
export async function listRequests(
  { db, keyring }: ConsultStorage,
  person: Person,
  selection: Selection,
  limit: number,
  action: AccessAction = 'list',
): Promise<Listing> {
  const found = await onRecord(db, person, async (transaction) => {
    const fitting = transaction.selectFrom('consultation').where(selected(selection, keyring));
    const rows = await fitting
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    const { count } = await fitting
      .select((one) => one.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    const subject = rows.map(({ reference }) => reference).join(' ');
    return { action, subject, result: { rows, more: Number(count) - rows.length } };
  });
  return { requests: found.rows.map((row) => open(row, keyring)), more: found.more };
}

/**
 * Reads a request for the firm, on record.
 *
 * @param person who reads
 * @param action recorded in the access log
 * @returns null when there is no such request
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

/** An opened row, or its damage, so that a damaged row does not prevent reading others. */
export function open(row: ConsultationRow, keyring: Keyring) {
  try {
    return openRow(row, keyring);
  } catch (error) {
    const { reference, received_at: receivedAt } = row;
    const damage = error instanceof SealError ? error.code : ('NOT_READABLE' as const);
    return { reference, receivedAt, damage };
  }
}
