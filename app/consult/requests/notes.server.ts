import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Person } from '#app/platform/person.ts';
import { onRecord } from './access-log/access-log.server.ts';
import { residentNumberIn } from './fields/resident-number.ts';
import { cleanLines } from './fields/typed-text.ts';
import type { ConsultStorage } from './storage/open-storage.server.ts';
import { type Keyring, SealError } from './storage/seal.server.ts';
import type { Tables } from './storage/tables.ts';

type NoteRow = Selectable<Tables['note']>;

/** A note of the firm on a request; `text` is null when it does not open. */
export interface Note {
  writtenAt: string;
  author: string;
  text: string | null;
}

/**
 * Adds a sealed note to a request, once if the button is pressed twice.
 *
 * @returns false if no request has this reference
 */
export function addNote(
  { db, keyring }: ConsultStorage,
  person: Person,
  reference: string,
  text: string,
): Promise<boolean> {
  return onRecord(db, person, async (transaction) => ({
    action: 'note',
    subject: reference,
    result: await insertNote(transaction, keyring, person, { reference, text }),
  }));
}

/** In milliseconds. The same text from the same person within this time is a second press of the button. */
const REPEATED_MS = 60_000;

/** `addNote` within a transaction of `onRecord`, which must record the change. */
export async function insertNote(
  transaction: Transaction<Tables>,
  keyring: Keyring,
  { actor: author }: Person,
  { reference, text }: { reference: string; text: string },
): Promise<boolean> {
  const request = await transaction
    .selectFrom('consultation')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!request) return false;
  const since = new Date(Date.now() - REPEATED_MS).toISOString();
  const recent = await transaction
    .selectFrom('note')
    .selectAll()
    .where('consultation_id', '=', request.id)
    .where('author', '=', author)
    .where('written_at', '>', since)
    .execute();
  if (recent.some((row) => openNote(row, keyring).text === text)) return true;
  const place = { id: randomUUID(), consultation_id: request.id };
  const written = { written_at: new Date().toISOString(), author };
  const row = { ...place, ...written, ...sealNote(place, text, keyring) };
  await transaction.insertInto('note').values(row).execute();
  return true;
}

/**
 * Reads what was typed as a note.
 *
 * @param limit in characters
 * @returns the note, or what is wrong with it, in Korean
 */
export function readNoteText(given: string, limit: number): { text: string } | { problem: string } {
  const text = cleanLines(given);
  if (!text) return { problem: '메모가 비어 있습니다. 쓸 말을 적어 주세요.' };
  if (text.length > limit) {
    const most = limit.toLocaleString('ko-KR');
    return { problem: `메모는 ${most}자까지입니다. 나누어 적어 주세요.` };
  }
  const number = residentNumberIn(text);
  if (number) {
    return {
      problem: `주민등록번호는 메모에 적을 수 없습니다. ‘${number}’ 부분을 빼고 다시 적어 주세요. 법인등록번호라면 숫자 앞에 ‘법인등록번호’라고 적어 주세요.`,
    };
  }
  return { text };
}

/** The columns derived from the text. */
export function sealNote(place: Place, text: string, keyring: Keyring) {
  return { sealed: keyring.seal(text, contextOf(place)), key_id: keyring.current };
}

export function openNote(row: NoteRow, keyring: Keyring): Note {
  const { written_at: writtenAt, author } = row;
  try {
    return { writtenAt, author, text: readNote(row, keyring) };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    // The other notes can still be read.
    return { writtenAt, author, text: null };
  }
}

/** @throws SealError when it does not open */
export function readNote(row: NoteRow, keyring: Keyring): string {
  return keyring.open(row.sealed, contextOf(row));
}

type Place = Pick<NoteRow, 'id' | 'consultation_id'>;

/** Binds a note to its request: the note does not open under another request. */
function contextOf({ id, consultation_id }: Place): string {
  return `note ${consultation_id} ${id}`;
}
