// @module-tag long
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tester } from '../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../tests/site/storage.ts';
import { readRequest } from './request-reader.server.ts';
import { setStatus, undoStatus } from './status.server.ts';
import { withdrawRequest } from './withdraw.server.ts';

let storage: TestStorage;
let reference: string;
beforeEach(async () => {
  storage = await openTestStorage();
  const store = openStore(storage);
  reference = (await store.accept(submission())).receipt.reference;
});
afterEach(() => storage.close());

const become = (status: Parameters<typeof setStatus>[3]['status'], appointmentAt?: string) =>
  setStatus(storage, tester, reference, { status, ...(appointmentAt && { appointmentAt }) });
const records = async () =>
  (
    await storage.db.query.selectFrom('access_record').selectAll().orderBy('position').execute()
  ).map(({ actor, action, subject }) => `${actor} ${action} ${subject}`);
const read = async () => (await readRequest(storage, tester, reference))?.request;

test('only a status of contact updates the last contact', async () => {
  const received = '2026-01-01T00:00:00.000Z';
  await storage.db.query.updateTable('consultation').set({ last_contact_at: received }).execute();
  for (const status of ['closed', 'suspected', 'missed', 'new'] as const) {
    expect(await become(status)).toMatchObject({ outcome: 'changed', lastContactAt: received });
  }
  for (const status of ['contacted', 'booked', 'retained'] as const) {
    await storage.db.query.updateTable('consultation').set({ last_contact_at: received }).execute();
    const change = await become(status, status === 'booked' ? '2099-01-01T05:00:00.000Z' : '');
    expect(Date.now() - Date.parse(change?.lastContactAt ?? '')).toBeLessThan(60_000);
  }
  expect(await setStatus(storage, tester, '0000-0000', { status: 'new' })).toBeNull();
});

test('CF-2: each change is on record with its actor, and says since when', async () => {
  await become('missed');
  expect(await records()).toEqual([`tester status ${reference}`]);
  const request = await read();
  expect(request).toMatchObject({ status: 'missed', appointmentAt: null });
  const since = request && 'statusChangedAt' in request ? request.statusChangedAt : '';
  expect(Date.now() - Date.parse(since)).toBeLessThan(60_000);
});

test('an appointment has a time, until another state ends it', async () => {
  const appointmentAt = '2099-01-01T05:00:00.000Z';
  await expect(become('booked')).rejects.toThrow(TypeError);
  await expect(become('contacted', appointmentAt)).rejects.toThrow(TypeError);
  await become('booked', appointmentAt);
  expect(await read()).toMatchObject({ status: 'booked', appointmentAt });
  await become('retained');
  expect(await read()).toMatchObject({ status: 'retained', appointmentAt: null });
});

test('a case that was taken is neither new, missed nor suspected any more', async () => {
  await become('retained');
  for (const status of ['new', 'missed', 'suspected'] as const) {
    expect(await become(status)).toMatchObject({ outcome: 'refused', from: 'retained' });
  }
  expect(await read()).toMatchObject({ status: 'retained' });
  expect((await records()).slice(1, 4)).toEqual(Array(3).fill(`tester show ${reference}`));
  expect(await become('closed')).toMatchObject({ outcome: 'changed' });
});

test('if two people act at once, the second change is judged by the state that the first one set', async () => {
  const other = await storage.openAgain();
  const elsewhere = { ...storage, db: other };
  const both = await Promise.all([
    become('retained'),
    setStatus(elsewhere, { actor: 'other', origin: 'there' }, reference, { status: 'missed' }),
  ]);
  const refused = both.filter((change) => change?.outcome === 'refused');
  expect(await read()).toMatchObject({ status: 'retained' });
  // Either the call came first and then the case, or the call came too late.
  expect(both[1]?.from).toBe(refused.length === 1 ? 'retained' : 'new');
  expect((await records()).toSorted()).toHaveLength(3);
  await other.close();
});

const undo = (seen?: string) => undoStatus(storage, tester, reference, seen);
/** The columns that a change of the status may change. */
const columns = () =>
  storage.db.query
    .selectFrom('consultation')
    .select(['status', 'status_changed_at', 'appointment_at', 'last_contact_at', 'erase_at'])
    .executeTakeFirstOrThrow();
const formerStates = () => storage.db.query.selectFrom('status_change').selectAll().execute();

test('an undo restores the state before, the appointment and the last contact, on record', async () => {
  const received = await columns();
  await become('booked', '2099-01-01T05:00:00.000Z');
  const booked = await columns();
  await become('booked', '2099-01-02T05:00:00.000Z');
  expect(await undo()).toEqual({ status: 'booked', appointmentAt: '2099-01-01T05:00:00.000Z' });
  expect(await columns()).toEqual(booked);
  expect(await undo(), 'the change before is not kept').toBe('stale');
  await become('retained');
  await undo();
  expect(await columns()).toEqual(booked);
  expect((await records()).filter((line) => line.includes(' undo '))).toHaveLength(2);
  await storage.db.query.deleteFrom('consultation').execute();
  expect(await formerStates(), 'deleted with the request').toEqual([]);
  expect(await undo()).toBeNull();
  reference = (await openStore(storage).accept(submission({ message: '둘째' }))).receipt.reference;
  const other = await columns();
  for (const status of [
    'contacted',
    'missed',
    'retained',
    'closed',
    'suspected',
    'withdrawn',
  ] as const) {
    await become(status);
    expect(await undo(), status).toEqual({ status: 'new', appointmentAt: null });
    expect(await columns()).toEqual(other);
  }
  expect(received.status).toBe('new');
});

test('a change that another one has followed is not undone, and one undo is done once', async () => {
  await become('missed');
  const { status_changed_at: seen } = await columns();
  await become('contacted');
  expect(await undo(seen)).toBe('stale');
  expect(await columns()).toMatchObject({ status: 'contacted' });
  const again = await storage.openAgain();
  const both = await Promise.all([
    undo(),
    undoStatus({ ...storage, db: again }, tester, reference),
  ]);
  expect(both.filter((one) => one === 'stale')).toHaveLength(1);
  expect(await columns()).toMatchObject({ status: 'missed', status_changed_at: seen });
  await again.close();
});

test('a withdrawal of the visitor is not undone', async () => {
  await become('contacted');
  const { id, ...expected } = await storage.db.query
    .selectFrom('consultation')
    .select(['id', 'status', 'erase_at'])
    .executeTakeFirstOrThrow();
  const { db } = storage;
  await withdrawRequest({ db, id, choice: 'erase', expected, onWithdrawn: async () => {} });
  expect(await undo()).toBe('stale');
  expect(await columns()).toMatchObject({ status: 'withdrawn' });
});
