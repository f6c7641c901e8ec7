import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addNote } from '#app/consult/requests/notes.server.ts';
import { tester } from '../../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../../tests/site/storage.ts';
import { exportRequests } from './export.server.ts';

let storage: TestStorage;
let file: string;
beforeEach(async () => {
  storage = await openTestStorage();
  file = join(storage.dataDir, 'requests');
});
afterEach(() => storage.close());

async function receive(count: number): Promise<string[]> {
  const store = openStore(storage, [{ name: 'mail' }]);
  const references: string[] = [];
  for (let index = 0; index < count; index++) {
    const { receipt } = await store.accept(submission({ name: `=${index}`, area: 'will' }));
    references.push(receipt.reference);
  }
  return references;
}

const plain = { selection: {}, format: 'json', encrypter: null } as const;

test('an export is complete and encrypted for its recipient', async () => {
  const references = await receive(103);
  await addNote(storage, tester, references[7] ?? '', '메모 "둘"');
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const done = await exportRequests(storage, tester, { ...plain, encrypter, file });
  expect(done).toEqual({ count: 103, damaged: [] });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const bytes = await readFile(file);
  expect(bytes.toString('latin1')).not.toContain(references[0]);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const requests: { reference: string }[] = JSON.parse(await decrypter.decrypt(bytes, 'text'));
  const exported = requests.map(({ reference }) => reference);
  expect(exported.toSorted()).toEqual(references.toSorted());
  expect(requests.find(({ reference }) => reference === references[7])).toMatchObject({
    name: '=7',
    deliveries: [{ channel: 'mail', state: 'waiting' }],
    notes: [{ author: tester.actor, text: '메모 "둘"' }],
  });
  const records = await storage.db.query.selectFrom('access_record').selectAll().execute();
  expect(records.at(-1)).toMatchObject({ action: 'export', subject: exported.join(' ') });
});

test('a CSV export contains no formula', async () => {
  const [reference] = await receive(1);
  await exportRequests(storage, tester, { ...plain, format: 'csv', file });
  const text = await readFile(file, 'utf8');
  const [heads = '', row = ''] = text.split('\r\n');
  expect(heads.startsWith('\ufeff"')).toBe(true);
  expect(row.split('","')).toHaveLength(heads.split('","').length);
  expect(row).toContain(`"${reference}"`);
  expect(row).toContain('"\'=0"');
});

test('exports only the selected requests', async () => {
  const [first = ''] = await receive(3);
  const selection = { references: [first] };
  expect(await exportRequests(storage, tester, { ...plain, selection, file })).toMatchObject({
    count: 1,
  });
});

test('never overwrites a file', async () => {
  await receive(1);
  await writeFile(file, 'precious');
  await expect(exportRequests(storage, tester, { ...plain, file })).rejects.toThrow('EEXIST');
  expect(await readFile(file, 'utf8')).toBe('precious');
});

test('exports nothing if the access cannot be recorded', async () => {
  await receive(1);
  const closed = {
    ...storage,
    db: { ...storage.db, exclusively: () => Promise.reject(new Error('no')) },
  };
  await expect(exportRequests(closed, tester, { ...plain, file })).rejects.toThrow('no');
  await expect(stat(file)).rejects.toThrow('ENOENT');
});
