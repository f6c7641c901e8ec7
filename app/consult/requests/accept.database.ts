import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openAdmin, tester } from '../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../tests/site/storage.ts';
import { consent } from './consent.ts';
import { newReference } from './fields/reference.ts';
import { setStatus } from './status.server.ts';
import { withdrawRequest } from './withdraw.server.ts';

vi.mock('./fields/reference.ts', async (original) => {
  const real = await original<typeof import('./fields/reference.ts')>();
  return { ...real, newReference: vi.fn(real.newReference) };
});

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

function setUp(channels: Parameters<typeof openStore>[1] = []) {
  const { db, keyring } = storage;
  return { store: openStore({ db, keyring }, channels), admin: openAdmin(db, keyring) };
}

const canary = {
  name: 'CanaryName',
  phone: '01097531864',
  area: 'will',
  diedOn: '2026-11-10',
  method: 'visit',
  message: 'CanaryMessage 💛\n\u202e',
  facts: 'CanaryFacts',
} as const;

describe('a request', () => {
  test('is read back unchanged, with a receipt', async () => {
    const { store, admin } = setUp([{ name: 'mail' }, { name: 'file' }]);
    const source = { landing: '/', utm_source: 'naver' };
    const { outcome, receipt } = await store.accept(
      submission({ ...canary, marketing: 'yes' }, { source }),
    );
    expect(outcome).toBe('stored');
    const stored = await admin.find(receipt.reference);
    expect(stored).toMatchObject({
      ...canary,
      reference: receipt.reference,
      source,
      status: 'new',
      suspicions: [],
      receivedAt: receipt.receivedAt,
      lastContactAt: receipt.receivedAt,
      marketingConsentAt: receipt.receivedAt,
      consentVersion: consent.version,
    });
    const deliveries = await admin.deliveries(stored?.id ?? '');
    expect(deliveries.map(({ channel }) => channel)).toEqual(['file', 'mail']);
  });

  test('cannot be read in the files of the database', async () => {
    await setUp().store.accept(submission(canary, { source: { gclid: 'CanaryClick' } }));
    expect(await storage.bytes()).not.toMatch(/Canary|9753.?1864/);
  });

  test('is queued only for the channels that take it', async () => {
    const { store, admin } = setUp([
      { name: 'mail' },
      { name: 'confirmation', takes: ({ confirmation, suspected }) => confirmation && !suspected },
    ]);
    const channelsOf = async (...given: Parameters<typeof submission>) => {
      const { receipt } = await store.accept(submission(...given));
      const stored = await admin.find(receipt.reference);
      return (await admin.deliveries(stored?.id ?? '')).map(({ channel }) => channel);
    };
    expect(await channelsOf({ name: '가' })).toEqual(['mail']);
    expect(await channelsOf({ name: '나', confirmation: 'yes' })).toEqual(['confirmation', 'mail']);
    const suspected = { suspected: true, suspicions: ['honeypot'] } as const;
    expect(await channelsOf({ name: '다', confirmation: 'yes' }, suspected)).toEqual(['mail']);
  });

  test('is stored if it is suspected, with a receipt like any other', async () => {
    const { store, admin } = setUp();
    const { receipt } = await store.accept(
      submission({}, { suspected: true, suspicions: ['honeypot', 'links'] }),
    );
    expect(Object.keys(receipt)).toEqual(['reference', 'receivedAt']);
    const stored = await admin.find(receipt.reference);
    expect(stored).toMatchObject({ status: 'suspected', suspicions: ['honeypot', 'links'] });
  });

  test.each([
    ['trap', ['honeypot']],
    ['hasty,trap,links', ['hasty', 'honeypot', 'links']],
    ['', []],
    ['toString', []],
  ])('is read with the signs that an earlier version stored as "%s"', async (stored, expected) => {
    const { store, admin } = setUp();
    const { receipt } = await store.accept(submission());
    await storage.db.query.updateTable('consultation').set({ suspicions: stored }).execute();
    expect(await admin.find(receipt.reference)).toMatchObject({ suspicions: expected });
  });

  // In PostgreSQL sealed bytes stay until the space is reused.
  const overwrites = test.runIf(inject('database') !== 'postgres');
  overwrites('that is deleted leaves no byte behind', async () => {
    const { store, admin } = setUp([{ name: 'mail' }]);
    const removed = await store.accept(submission(canary));
    const row = await storage.db.query.selectFrom('consultation').selectAll().executeTakeFirst();
    const kept = await store.accept(submission({ name: 'Kept' }));
    const marker = row?.sealed.slice(10, 50) ?? '';
    expect(await storage.bytes()).toContain(marker);
    await admin.remove(removed.receipt.reference);
    expect(await admin.find(removed.receipt.reference)).toBeNull();
    expect(await storage.bytes()).not.toContain(marker);
    expect((await admin.list()).map(({ reference }) => reference)).toEqual([
      kept.receipt.reference,
    ]);
    expect(await storage.db.query.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  });
});

describe('a request that is sent twice', () => {
  const idempotencyKey = '2b1c9f0e-5d7a-4c58-9d35-0d6c1b3f7a11';

  test('under one key is one request, even fifty times at once', async () => {
    const { store, admin } = setUp([{ name: 'mail' }]);
    const send = () => store.accept(submission({}, { idempotencyKey }));
    const all = await Promise.all(Array.from({ length: 50 }, send));
    expect(all.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(all.map(({ receipt }) => receipt.reference)).size).toBe(1);
    expect(await admin.list()).toHaveLength(1);
    expect(await storage.db.query.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  });

  test('under one key with other content is a conflict, and the first one stays', async () => {
    const { store, admin } = setUp();
    const first = await store.accept(submission({ message: '처음' }, { idempotencyKey }));
    const second = await store.accept(submission({ message: '다음' }, { idempotencyKey }));
    expect(second).toEqual({ outcome: 'conflict', receipt: first.receipt });
    expect((await admin.list()).map(({ message }) => message)).toEqual(['처음']);
  });

  test('without a key, the same content is one request for ten minutes', async () => {
    const { store, admin } = setUp();
    const first = await store.accept(submission());
    expect(await store.accept(submission())).toEqual({
      outcome: 'repeated',
      receipt: first.receipt,
    });
    expect((await store.accept(submission({ message: '더' }))).outcome).toBe('stored');
    const tenMinutesAgo = new Date(Date.now() - 10 * 60_000 - 1).toISOString();
    await storage.db.query
      .updateTable('consultation')
      .set({ received_at: tenMinutesAgo })
      .execute();
    expect((await store.accept(submission())).outcome).toBe('stored');
    expect(await admin.list()).toHaveLength(3);
  });
});

describe('CF-1: a request that was withdrawn', () => {
  const withdraw = async (reference: string, choice: 'withdraw' | 'erase') => {
    const { db } = storage;
    const row = await db.query
      .selectFrom('consultation')
      .select(['id', 'status', 'erase_at'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await withdrawRequest({ db, id: row.id, choice, expected: row, onWithdrawn: async () => {} });
  };
  const key = '2b1c9f0e-5d7a-4c58-9d35-0d6c1b3f7a12';

  test.each([
    ['without script', 'withdraw', null],
    ['without script, to be deleted', 'erase', null],
    ['with script', 'withdraw', key],
    ['with script, to be deleted', 'erase', key],
  ] as const)('is a new request when it is sent again %s', async (_, choice, idempotencyKey) => {
    const { store, admin } = setUp([{ name: 'mail' }]);
    const send = () => store.accept(submission({}, { idempotencyKey }));
    const first = await send();
    await withdraw(first.receipt.reference, choice);
    expect(await store.find(submission({}, { idempotencyKey }))).toBeNull();
    const second = await send();
    expect(second.outcome).toBe('stored');
    expect(second.receipt.reference).not.toBe(first.receipt.reference);
    expect(await send()).toEqual({ outcome: 'repeated', receipt: second.receipt });
    const states = (await admin.list()).map(({ reference, status }) => [reference, status]);
    expect(Object.fromEntries(states)).toEqual({
      [first.receipt.reference]: 'withdrawn',
      [second.receipt.reference]: 'new',
    });
    const stored = await admin.find(second.receipt.reference);
    expect(await admin.deliveries(stored?.id ?? '')).toHaveLength(1);
  });

  test('frees its key for other content, with which its own content then conflicts', async () => {
    const { store } = setUp();
    const first = await store.accept(submission({ message: '처음' }, { idempotencyKey: key }));
    await withdraw(first.receipt.reference, 'withdraw');
    const second = await store.accept(submission({ message: '다음' }, { idempotencyKey: key }));
    expect(second.outcome).toBe('stored');
    const third = await store.accept(submission({ message: '처음' }, { idempotencyKey: key }));
    expect(third).toEqual({ outcome: 'conflict', receipt: second.receipt });
  });

  test('is one new request if the firm withdrew it and it is sent again twice at once', async () => {
    const { store, admin } = setUp();
    const first = await store.accept(submission());
    await setStatus(storage, tester, first.receipt.reference, { status: 'withdrawn' });
    const again = await Promise.all([store.accept(submission()), store.accept(submission())]);
    expect(again.map(({ outcome }) => outcome)).toEqual(['stored', 'repeated']);
    expect(await admin.list()).toHaveLength(2);
  });
});

describe('a batch', () => {
  test('gets the same outcomes as single requests', async () => {
    const { store, admin } = setUp([{ name: 'mail' }]);
    const idempotencyKey = randomUUID();
    const all = await Promise.all([
      store.accept(submission({ message: '가' }, { idempotencyKey })),
      store.accept(submission({ message: '가' }, { idempotencyKey })),
      store.accept(submission({ message: '나' }, { idempotencyKey })),
      store.accept(submission({ message: '다' })),
      store.accept(submission({ message: '다' })),
    ]);
    expect(all.map(({ outcome }) => outcome)).toEqual([
      ...['stored', 'repeated', 'conflict', 'stored', 'repeated'],
    ]);
    expect(all[2]?.receipt).toEqual(all[0]?.receipt);
    expect(all[4]?.receipt).toEqual(all[3]?.receipt);
    const stored = await admin.list();
    expect(stored.map(({ message }) => message).toSorted()).toEqual(['가', '다']);
    expect(await storage.db.query.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
  });

  test('is stored except for the one that fails', async () => {
    const { store, admin } = setUp();
    vi.mocked(newReference).mockReturnValueOnce('2345-6789').mockReturnValueOnce('2345-6789');
    const sent = ['가', '나', '다'].map((message) => store.accept(submission({ message })));
    const results = await Promise.allSettled(sent);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const stored = await admin.list();
    expect(stored.map(({ message }) => message).toSorted()).toEqual(['가', '다']);
  });

  test('sent to two instances at once, in another order, is stored once', async () => {
    const other = await storage.openAgain();
    const stores = [storage.db, other].map((db) => openStore({ db, keyring: storage.keyring }));
    const keys = Array.from({ length: 30 }, () => randomUUID());
    const send = (store: (typeof stores)[number], all: string[]) =>
      all.map((idempotencyKey) => store.accept(submission({}, { idempotencyKey })));
    const [one, two] = stores;
    if (!one || !two) throw new Error('There are two.');
    const all = await Promise.all([...send(one, keys), ...send(two, keys.toReversed())]);
    expect(all.filter(({ outcome }) => outcome === 'stored')).toHaveLength(30);
    expect(new Set(all.map(({ receipt }) => receipt.reference)).size).toBe(30);
    await other.close();
  });
});
