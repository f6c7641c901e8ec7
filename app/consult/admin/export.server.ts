import type { FileHandle } from 'node:fs/promises';
import { open as openFile, rm } from 'node:fs/promises';
import { Encrypter } from 'age-encryption';
import type { Person } from '#app/config/session.ts';
import type { ConsultStorage } from '../storage/open-storage.server.ts';
import { toDelivery } from '../storage/rows.server.ts';
import { onRecord } from './access-log.server.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { exportHeads, exportRow, exportValue } from './export-row.ts';
import { openNote } from './notes.server.ts';
import { type CaseFile, isDamaged, open } from './request-reader.server.ts';
import { type Selection, selected } from './selection.server.ts';

/** Encryption of the file: for age recipients, by a passphrase, or none. */
export type Lock = { recipients: readonly string[] } | { passphrase: string } | 'plain';

export interface ExportOptions {
  selection: Selection;
  format: 'csv' | 'json';
  lock: Lock;
  /** Must not exist yet. */
  file: string;
}

export interface Exported {
  count: number;
  /** References of requests that do not open; the file names them too. */
  damaged: string[];
}

/**
 * Writes requests, with notes and deliveries, to a file that only this account can read.
 *
 * @throws when the file exists or cannot be written; a partial file is removed
 */
export async function exportRequests(
  storage: ConsultStorage,
  person: Person,
  { selection, format, lock, file }: ExportOptions,
): Promise<Exported> {
  const encrypter = lock === 'plain' ? null : createEncrypter(lock);
  const handle = await openFile(file, 'wx', 0o600);
  try {
    const { db, keyring } = storage;
    const ids = await onRecord(db, person, async (transaction) => {
      const rows = await transaction
        .selectFrom('consultation')
        .select(['id', 'reference'])
        .where(selected(selection, keyring))
        .orderBy('received_at')
        .orderBy('id')
        .execute();
      const subject = rows.map(({ reference }) => reference).join(' ');
      return { action: 'export', subject, result: rows.map(({ id }) => id) };
    });
    const done: Exported = { count: 0, damaged: [] };
    const text = byteStream(lines(storage, ids, format, done));
    await writeAll(handle, encrypter ? await encrypter.encrypt(text) : text);
    return done;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Whether age can encrypt for this recipient. */
export function isRecipient(text: string): boolean {
  try {
    createEncrypter({ recipients: [text] });
    return true;
  } catch {
    // The command explains the expected form in Korean.
    return false;
  }
}

function createEncrypter(lock: Exclude<Lock, 'plain'>): Encrypter {
  const encrypter = new Encrypter();
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase);
  else for (const recipient of lock.recipients) encrypter.addRecipient(recipient);
  return encrypter;
}

async function writeAll(handle: FileHandle, stream: ReadableStream<Uint8Array>): Promise<void> {
  for await (const chunk of stream) await handle.writeFile(chunk);
  await handle.sync();
}

function byteStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

async function* lines(
  storage: ConsultStorage,
  ids: readonly string[],
  format: 'csv' | 'json',
  done: Exported,
): AsyncGenerator<string> {
  if (format === 'csv') yield byteOrderMark + csvLine(exportHeads);
  else yield '[';
  for await (const one of caseFiles(storage, ids)) {
    if (isDamaged(one.request)) done.damaged.push(one.request.reference);
    if (format === 'csv') yield csvLine(exportRow(one));
    else yield `${done.count > 0 ? ',' : ''}\n${JSON.stringify(exportValue(one))}`;
    done.count++;
  }
  if (format === 'json') yield '\n]\n';
}

const BATCH = 100;

/** Requests deleted meanwhile are skipped. */
async function* caseFiles(
  { db, keyring }: ConsultStorage,
  ids: readonly string[],
): AsyncGenerator<CaseFile> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const rows = await db.query
      .selectFrom('consultation')
      .selectAll()
      .where('id', 'in', some)
      .orderBy('received_at')
      .orderBy('id')
      .execute();
    const notes = await db.query
      .selectFrom('note')
      .selectAll()
      .where('consultation_id', 'in', some)
      .orderBy('written_at')
      .execute();
    const deliveries = await db.query
      .selectFrom('outbox')
      .selectAll()
      .where('consultation_id', 'in', some)
      .orderBy('channel')
      .execute();
    for (const row of rows) {
      const belongs = (part: { consultation_id: string | null }) => part.consultation_id === row.id;
      yield {
        request: open(row, keyring),
        deliveries: deliveries.filter(belongs).map(toDelivery),
        notes: notes.filter(belongs).map((note) => openNote(note, keyring)),
      };
    }
  }
}
