import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#app/server/database/open.ts';
import type { Consultation } from './schema.ts';
import { createStore } from './store.server.ts';

let dataDir: string;
let db: Database;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  db = await openDatabase(dataDir);
});
afterEach(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

const consultation: Consultation = {
  name: 'CanaryName',
  phone: '01012345678',
  stage: 'debt',
  area: 'will',
  diedOn: '2026-11-10',
  method: 'visit',
  time: 'any',
  message: 'CanaryMessage 💛\n\u202e',
  consent: 'yes',
};

const bytes = async () => {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith('site.sqlite'));
  const files = await Promise.all(names.map((name) => readFile(join(dataDir, name), 'latin1')));
  return files.join('');
};

test('a request is read back as it was given, with a receipt', async () => {
  const store = createStore(db, ['mail', 'file']);
  const receipt = await store.accept(consultation);
  expect(await store.receipt(receipt.reference)).toEqual(receipt);
  const stored = await store.find(receipt.reference);
  expect(stored).toMatchObject({
    name: consultation.name,
    phone: consultation.phone,
    area: 'will',
    died_on: '2026-11-10',
    method: 'visit',
    message: consultation.message,
    consent_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const deliveries = await store.deliveries(stored?.id ?? '');
  expect(deliveries.map(({ channel }) => channel)).toEqual(['file', 'mail']);
});

test('the list begins with the newest', async () => {
  const store = createStore(db, []);
  const first = await store.accept(consultation);
  await new Promise((resolve) => setImmediate(resolve));
  const second = await store.accept(consultation);
  const order = (await store.list()).map(({ reference }) => reference);
  expect(new Set(order)).toEqual(new Set([first.reference, second.reference]));
  const times = (await store.list()).map(({ received_at }) => received_at);
  expect(times).toEqual(times.toSorted().reverse());
});

test('what is removed leaves no byte behind', async () => {
  const store = createStore(db, ['mail']);
  const gone = await store.accept(consultation);
  const kept = await store.accept({ ...consultation, name: 'Kept', message: '' });
  expect(await bytes()).toContain('CanaryMessage');
  await store.remove(gone.reference);
  expect(await store.find(gone.reference)).toBeNull();
  expect(await bytes()).not.toMatch(/Canary/);
  expect((await store.list()).map(({ reference }) => reference)).toEqual([kept.reference]);
  const rows = await db.selectFrom('outbox').selectAll().execute();
  expect(rows).toHaveLength(1);
});
