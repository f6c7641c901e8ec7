// @module-tag long
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tester } from '../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../tests/site/storage.ts';
import { addNote } from './notes.server.ts';
import { listRequests } from './request-reader.server.ts';
import { rotateKeys } from './rotate.server.ts';
import { checkKeys } from './storage/keys.server.ts';
import { createKeyring, type Keyring } from './storage/seal.server.ts';
import { verify } from './verify.server.ts';

const [old, fresh] = ['k1', 'k2'].map((id) => ({ id, secret: randomBytes(32) }));
if (!old || !fresh) throw new Error('Two keys are needed.');
const [before, both, after] = [
  createKeyring([old]),
  createKeyring([fresh, old]),
  createKeyring([fresh]),
];

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
  await storage.db.query.deleteFrom('seal_key').execute();
  await checkKeys(storage.db, before);
});
afterEach(() => storage.close());

async function receive(keyring: Keyring, message: string): Promise<string> {
  const { receipt } = await openStore({ db: storage.db, keyring }).accept(
    submission({ message, email: 'kim@example.com' }),
  );
  return receipt.reference;
}

const vaultWith = (keyring: Keyring) => ({ db: storage.db, keyring });
const found = async (keyring: Keyring) => {
  const selection = { whom: { phone: '01012345678' } };
  return (await listRequests(vaultWith(keyring), tester, selection, 500)).requests.length;
};

test('reseals everything in batches, after which the old key can be removed', async () => {
  const references: string[] = [];
  for (let index = 0; index < 55; index++) references.push(await receive(before, `${index}`));
  await addNote(vaultWith(before), tester, references[0] ?? '', '메모');
  await checkKeys(storage.db, both);
  expect(await found(both), 'found under the old key').toBe(55);

  const rotation = await rotateKeys(vaultWith(both), tester);
  expect(rotation).toEqual({ resealed: 56, damaged: [], removable: ['k1'] });
  await checkKeys(storage.db, after);
  expect(await found(after)).toBe(55);
  expect(await verify(vaultWith(after), tester)).toMatchObject({
    requests: 55,
    notes: 1,
    damaged: [],
    database: [],
  });
  expect(await rotateKeys(vaultWith(both), tester)).toMatchObject({ resealed: 0 });
});

test('leaves and reports a damaged request, and keeps its key', async () => {
  const lost = await receive(before, '잃음');
  await receive(before, '남음');
  const { sealed } = await storage.db.query
    .selectFrom('consultation')
    .select('sealed')
    .where('reference', '=', lost)
    .executeTakeFirstOrThrow();
  // In the middle: of the last character not every bit is of the text.
  const middle = Math.floor(sealed.length / 2);
  const damaged = `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`;
  const update = storage.db.query.updateTable('consultation').set({ sealed: damaged });
  await update.where('reference', '=', lost).execute();
  await checkKeys(storage.db, both);
  const rotation = await rotateKeys(vaultWith(both), tester);
  expect(rotation).toEqual({ resealed: 1, damaged: [lost], removable: [] });
  await expect(checkKeys(storage.db, after)).rejects.toThrow('k1');
});

test('a server that still seals under the old key keeps it from being removed', async () => {
  await checkKeys(storage.db, both);
  expect((await rotateKeys(vaultWith(both), tester)).removable).toEqual(['k1']);
  await receive(before, '늦음');
  await expect(checkKeys(storage.db, after)).rejects.toThrow('k1');
});
