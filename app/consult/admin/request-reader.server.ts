import type { Transaction } from 'kysely';
import type { Person } from '#app/config/session.ts';
import type { ConsultStorage } from '../storage/open-storage.server.ts';
import { type ConsultationRow, openRow, toDelivery } from '../storage/rows.server.ts';
import { SealError } from '../storage/seal.server.ts';
import type { Tables } from '../storage/tables.ts';
import type { Delivery, StoredConsultation } from '../submission/stored.ts';
import { type AccessAction, onRecord } from './access-log.server.ts';
import { type Note, openNote } from './notes.server.ts';
import { type Selection, selected } from './selection.server.ts';

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

/** Reads requests for the firm. Every access is recorded before anything is returned. */
export interface RequestReader {
  /** @param action recorded in the access log */
  list(selection: Selection, limit: number, action?: AccessAction): Promise<Listing>;
  /** Null when there is no such request. */
  read(reference: string, action?: AccessAction): Promise<CaseFile | null>;
}

/** @param person who reads, for the access log */
export function createRequestReader(
  { db, keyring }: ConsultStorage,
  person: Person,
): RequestReader {
  return {
    async list(selection, limit, action = 'list') {
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
    },
    async read(reference, action = 'show') {
      const found = await onRecord(db, person, async (transaction) => ({
        action,
        subject: reference,
        result: await rowsOf(transaction, reference),
      }));
      return (
        found && {
          request: open(found.row, keyring),
          deliveries: found.deliveries.map(toDelivery),
          notes: found.notes.map((note) => openNote(note, keyring)),
        }
      );
    },
  };
}

export function isDamaged(request: StoredConsultation | Damaged): request is Damaged {
  return 'damage' in request;
}

/** An opened row, or its damage, so that a damaged row does not prevent reading others. */
export function open(row: ConsultationRow, keyring: ConsultStorage['keyring']) {
  try {
    return openRow(row, keyring);
  } catch (error) {
    const { reference, received_at: receivedAt } = row;
    const damage = error instanceof SealError ? error.code : ('NOT_READABLE' as const);
    return { reference, receivedAt, damage };
  }
}

async function rowsOf(transaction: Transaction<Tables>, reference: string) {
  const row = await transaction
    .selectFrom('consultation')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const deliveries = await transaction
    .selectFrom('outbox')
    .selectAll()
    .where('consultation_id', '=', row.id)
    .orderBy('channel')
    .execute();
  const notes = await transaction
    .selectFrom('note')
    .selectAll()
    .where('consultation_id', '=', row.id)
    .orderBy('written_at')
    .execute();
  return { row, deliveries, notes };
}
