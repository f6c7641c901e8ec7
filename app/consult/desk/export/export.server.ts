import { open as openFile, rm } from 'node:fs/promises';
import type { Encrypter } from 'age-encryption';
import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import {
  caseRows,
  isDamaged,
  matches,
  open,
  openCase,
} from '#app/consult/requests/request-reader.server.ts';
import { type Selection, selected } from '#app/consult/requests/selection.server.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Person } from '#app/platform/person.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { exportHeads, exportRow, exportValue } from './export-row.ts';

interface ExportOptions {
  selection: Selection;
  format: 'csv' | 'json';
  /** Encrypts the file; null: it stays unencrypted. */
  encrypter: Encrypter | null;
  /** Must not exist yet. */
  file: string;
}

interface Exported {
  count: number;
  /** References of requests that do not open. The file lists them without content. */
  damaged: string[];
}

/**
 * Writes requests, with notes and deliveries, to a file that only this account can read.
 *
 * @throws if the file exists or cannot be written, after removing a partial file
 */
export async function exportRequests(
  storage: ConsultStorage,
  person: Person,
  { selection, format, encrypter, file }: ExportOptions,
): Promise<Exported> {
  const handle = await openFile(file, 'wx', 0o600);
  try {
    const { db, keyring } = storage;
    const references = await onRecord(db, person, async (transaction) => {
      const rows = await transaction
        .selectFrom('consultation')
        .selectAll()
        .where(selected(selection))
        .orderBy('received_at')
        .orderBy('id')
        .execute();
      const { whom } = selection;
      const result = rows
        .filter((row) => !whom || matches(open(row, keyring), whom))
        .map(({ reference }) => reference);
      return { action: 'export', subject: result.join(' '), result };
    });
    const done: Exported = { count: 0, damaged: [] };
    const text = exportText(storage, references, format, done);
    await handle.writeFile(encrypter ? await encrypter.encrypt(byteStream(text)) : text);
    await handle.sync();
    return done;
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

const BATCH = 100;

/** Skips requests that are deleted during the export. */
async function* exportText(
  { db, keyring }: ConsultStorage,
  references: readonly string[],
  format: 'csv' | 'json',
  done: Exported,
): AsyncGenerator<string> {
  yield format === 'csv' ? byteOrderMark + csvLine(exportHeads) : '[';
  for (let start = 0; start < references.length; start += BATCH) {
    for (const rows of await caseRows(db.query, references.slice(start, start + BATCH))) {
      const one = openCase(rows, keyring);
      if (isDamaged(one.request)) done.damaged.push(one.request.reference);
      if (format === 'csv') yield csvLine(exportRow(one));
      else yield `${done.count > 0 ? ',' : ''}\n${JSON.stringify(exportValue(one))}`;
      done.count++;
    }
  }
  if (format === 'json') yield '\n]\n';
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
