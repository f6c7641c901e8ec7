// @module-tag long
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tester } from '../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../tests/site/storage.ts';
import { addNote } from './notes.server.ts';
import { listRequests, readRequest } from './request-reader.server.ts';
import { verify } from './verify.server.ts';

let storage: TestStorage;
let one: string;
let other: string;
beforeEach(async () => {
  storage = await openTestStorage();
  const store = openStore(storage);
  one = (await store.accept(submission({ message: '하나' }))).receipt.reference;
  other = (await store.accept(submission({ message: '둘' }))).receipt.reference;
});
afterEach(() => storage.close());

const row = (reference: string) =>
  storage.db.query
    .selectFrom('consultation')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
const change = (reference: string, values: Record<string, string>) =>
  storage.db.query
    .updateTable('consultation')
    .set(values)
    .where('reference', '=', reference)
    .execute();
const damaged = async () => (await verify(storage, tester)).damaged;

test('opens and counts intact requests, and records it', async () => {
  await addNote(storage, tester, one, '메모');
  const found = await verify(storage, tester);
  expect(found).toMatchObject({ requests: 2, notes: 1, damaged: [], database: [] });
  const records = await storage.db.query.selectFrom('access_record').selectAll().execute();
  expect(records.map(({ action }) => action)).toEqual(['note', 'verify']);
});

test('detects every flipped byte of a sealed text', async () => {
  const { sealed } = await row(one);
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (const place of [0, 11, 12, 27, 28, bytes.length - 1]) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place);
    await change(one, { sealed: `k1.${flipped.toString('base64url')}` });
    expect(await damaged(), `byte ${place}`).toEqual([one]);
  }
});

test('detects the text of another row', async () => {
  await change(one, { sealed: (await row(other)).sealed });
  expect(await damaged()).toEqual([one]);
});

test('detects a note moved to another request', async () => {
  await addNote(storage, tester, one, '메모');
  const consultation_id = (await row(other)).id;
  await storage.db.query.updateTable('note').set({ consultation_id }).execute();
  expect(await damaged()).toEqual([other]);
  expect((await readRequest(storage, tester, other))?.notes).toMatchObject([{ text: null }]);
});

test('lists the requests that open together with one that does not', async () => {
  await change(one, { sealed: (await row(other)).sealed });
  const { requests } = await listRequests(storage, tester, {}, 50);
  expect(requests).toContainEqual(
    expect.objectContaining({ reference: one, damage: 'SEAL_BROKEN' }),
  );
  expect(requests).toContainEqual(expect.objectContaining({ reference: other, message: '둘' }));
});
