import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addNote } from '#app/consult/requests/notes.server.ts';
import { tester } from '../../../../tests/site/admin.ts';
import { type Office, openOffice } from '../../../../tests/site/office.ts';
import { openStore, submission } from '../../../../tests/site/storage.ts';

let office: Office;

const run = promisify(execFile);

/**
 * All bytes that the database wrote, including its log and the log's index. Another process reads them: closing a file
 * that SQLite has open in this process would release its locks, and the next connection would act as the last one.
 */
async function bytes(): Promise<string> {
  const names = (await readdir(office.dataDir)).filter((name) => name.startsWith('site.sqlite'));
  expect(names).toContain('site.sqlite-wal');
  const files = names.map((name) => join(office.dataDir, name));
  const { stdout } = await run('cat', files, { encoding: 'latin1', maxBuffer: 64 * 2 ** 20 });
  return stdout;
}

beforeEach(async () => {
  office = await openOffice({});
});
afterEach(() => office.close());

test.each(['purge', 'delete'])(
  '`%s` leaves nothing of a request in the database’s files, and all of the others',
  async (command) => {
    const { db, keyring } = office.storage;
    const store = openStore({ db, keyring }, [{ name: 'mail' }]);
    const gone = await store.accept(submission({ message: '지워질 글'.repeat(200) }));
    const kept = await store.accept(submission({ message: '남을 글' }));
    await addNote(office.storage, tester, gone.receipt.reference, '지워질 메모'.repeat(50));
    const { reference } = gone.receipt;
    const row = await db.query
      .selectFrom('consultation')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const note = await db.query.selectFrom('note').selectAll().executeTakeFirstOrThrow();
    const markers = [row.sealed.slice(20, 80), row.fingerprint, row.id, note.sealed.slice(20, 80)];
    const before = await bytes();
    for (const marker of markers) expect(before).toContain(marker);

    const last_contact_at = '2020-01-01T00:00:00.000Z';
    const update = db.query.updateTable('consultation').set({ last_contact_at });
    await update.where('reference', '=', reference).execute();
    const words = command === 'delete' ? ['delete', reference, '--yes'] : ['purge', '--json'];
    const answer = await office.consult(...words);
    expect(answer.code, answer.stderr).toBe(0);
    const after = await bytes();
    for (const marker of markers) expect(after).not.toContain(marker);
    const { stdout } = await office.consult('list', '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ reference: kept.receipt.reference }]);
  },
);
