import { afterEach, beforeEach, expect, test } from 'vitest';
import { tester } from '../../../tests/site/desk.ts';
import { openTestVault, submission, type TestVault } from '../../../tests/site/vault.ts';
import { openDesk } from '../admin/desk.server.ts';
import { addNote } from '../admin/notes.server.ts';
import { createStore } from './store.server.ts';
import { verify } from './verify.server.ts';

let vault: TestVault;
let one: string;
let other: string;
beforeEach(async () => {
  vault = await openTestVault();
  const store = createStore(vault.db, vault.keyring, []);
  one = (await store.accept(submission({ message: '하나' }))).receipt.reference;
  other = (await store.accept(submission({ message: '둘' }))).receipt.reference;
});
afterEach(() => vault.close());

const row = (reference: string) =>
  vault.db.query
    .selectFrom('consultation')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
const change = (reference: string, values: Record<string, string>) =>
  vault.db.query
    .updateTable('consultation')
    .set(values)
    .where('reference', '=', reference)
    .execute();
const damaged = async () => (await verify(vault, tester)).damaged;

test('what is sound is opened and counted, and that is on record', async () => {
  await addNote(vault, tester, one, '메모');
  const found = await verify(vault, tester);
  expect(found).toMatchObject({ requests: 2, notes: 1, damaged: [], database: [] });
  const records = await vault.db.query.selectFrom('access_record').selectAll().execute();
  expect(records.map(({ action }) => action)).toEqual(['note', 'verify']);
});

test('every flipped byte of a sealed text is seen', async () => {
  const { sealed } = await row(one);
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (const place of [0, 11, 12, 27, 28, bytes.length - 1]) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place);
    await change(one, { sealed: `k1.${flipped.toString('base64url')}` });
    expect(await damaged(), `byte ${place}`).toEqual([one]);
  }
});

test('the text of another row is seen', async () => {
  await change(one, { sealed: (await row(other)).sealed });
  expect(await damaged()).toEqual([one]);
});

test('a request that is not found by its number any more is seen', async () => {
  await change(one, { phone_index: 'other' });
  expect(await damaged()).toEqual([one]);
});

test('a note beside another request is seen, and read as such', async () => {
  await addNote(vault, tester, one, '메모');
  const consultation_id = (await row(other)).id;
  await vault.db.query.updateTable('note').set({ consultation_id }).execute();
  expect(await damaged()).toEqual([other]);
  expect((await openDesk(vault, tester).read(other))?.notes).toMatchObject([{ text: null }]);
});

test('one that does not open keeps no other from being listed', async () => {
  await change(one, { sealed: (await row(other)).sealed });
  const { requests } = await openDesk(vault, tester).list({}, 50);
  expect(requests).toContainEqual(
    expect.objectContaining({ reference: one, damage: 'SEAL_BROKEN' }),
  );
  expect(requests).toContainEqual(expect.objectContaining({ reference: other, message: '둘' }));
});
