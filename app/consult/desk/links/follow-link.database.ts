// @module-tag long
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRequest } from '#app/consult/requests/request-reader.server.ts';
import { openAdmin } from '../../../../tests/site/admin.ts';
import {
  openStore,
  openTestStorage,
  submission,
  type TestStorage,
} from '../../../../tests/site/storage.ts';
import type { ActInput } from '../acts/act-input.ts';
import type { ActName } from '../acts/acts.ts';
import {
  followAgain,
  followLink,
  type LaterAct,
  readLinkState,
  undoLink,
} from './follow-link.server.ts';

let storage: TestStorage;
let reference: string;
beforeEach(async () => {
  storage = await openTestStorage();
  reference = await receive();
});
afterEach(() => storage.close());

async function receive(envelope: Parameters<typeof submission>[1] = {}): Promise<string> {
  const store = openStore(storage);
  return (await store.accept(submission({ message: `${Math.random()}` }, envelope))).receipt
    .reference;
}

const person = { actor: 'by mail', origin: '203.0.113.5' };
const link = (action: ActName) => ({ reference, action, id: `${reference}.${action}.1` });
const follow = (action: ActName, input: Partial<ActInput> = {}, at = storage) =>
  followLink(at, person, link(action), { note: '', appointmentAt: null, ...input });
const stateOf = (action: ActName) => readLinkState(storage.db.query, link(action));
const records = async () =>
  (
    await storage.db.query.selectFrom('access_record').selectAll().orderBy('position').execute()
  ).map(({ actor, origin, action, subject }) => `${actor} ${origin} ${action} ${subject}`);

test('CF-4: a link sets its status once, and the access record names the mail as actor', async () => {
  expect(await stateOf('contacted')).toMatchObject({ status: 'new', usedAt: null });
  expect(await records()).toEqual([]);
  expect(await follow('contacted')).toBe('done');
  expect(await follow('retained')).toBe('done');
  expect(await follow('contacted')).toBe('used');
  expect(await stateOf('contacted')).toMatchObject({
    status: 'retained',
    usedAt: expect.stringMatching(/Z$/),
  });
  expect(await records()).toEqual([
    `by mail 203.0.113.5 status ${reference}`,
    `by mail 203.0.113.5 status ${reference}`,
    `by mail 203.0.113.5 show ${reference}`,
  ]);
});

test('each action sets its status or adds a note', async () => {
  const appointmentAt = '2099-01-01T05:00:00.000Z';
  expect(await follow('missed')).toBe('done');
  expect(await follow('note', { note: 'CanaryNote' })).toBe('done');
  expect(await follow('booked', { appointmentAt })).toBe('done');
  const found = await readRequest(storage, person, reference);
  expect(found?.request).toMatchObject({ status: 'booked', appointmentAt });
  expect(found?.notes).toMatchObject([{ author: 'by mail', text: 'CanaryNote' }]);
  expect(await storage.bytes()).not.toContain('CanaryNote');
  expect(await follow('closed')).toBe('done');
  expect(await follow('retained')).toBe('done');
  expect((await readRequest(storage, person, reference))?.request).toMatchObject({
    status: 'retained',
  });
});

test('an action that the status does not allow changes nothing and does not use up the link', async () => {
  expect((await stateOf('genuine'))?.allowed).toEqual([
    'contacted',
    'missed',
    'booked',
    'retained',
    'closed',
    'note',
  ]);
  expect(await follow('genuine')).toBe('refused');
  expect(await follow('closed')).toBe('done');
  expect(await follow('missed')).toBe('refused');
  expect(await stateOf('missed')).toMatchObject({ status: 'closed', usedAt: null });
});

test('a link changes a suspected request to a new one', async () => {
  reference = await receive({ suspected: true, suspicions: ['links'] });
  expect(await follow('genuine')).toBe('done');
  expect(await stateOf('genuine')).toMatchObject({ status: 'new' });
});

test('the links of a deleted request do nothing, and their use is deleted with the request', async () => {
  await follow('contacted');
  await openAdmin(storage.db, storage.keyring).remove(reference);
  expect(await stateOf('contacted')).toBeNull();
  expect(await follow('retained')).toBe('gone');
  expect(await storage.db.query.selectFrom('used_link').selectAll().execute()).toEqual([]);
});

test('CF-4: if several people use one link at once, one succeeds; several links are checked one after another', async () => {
  const other = await storage.openAgain();
  const elsewhere = { ...storage, db: other };
  const same = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      follow('contacted', {}, index % 2 === 0 ? storage : elsewhere),
    ),
  );
  expect(same.toSorted()).toEqual(['done', ...Array(9).fill('used')]);
  const different = await Promise.all([follow('missed'), follow('retained', {}, elsewhere)]);
  // A retained request cannot become missed; a missed one can become retained.
  expect([
    ['done', 'done'],
    ['refused', 'done'],
  ]).toContainEqual(different);
  expect(await stateOf('retained')).toMatchObject({ status: 'retained' });
  expect((await records()).filter((line) => line.includes(' status '))).toHaveLength(
    1 + different.filter((outcome) => outcome === 'done').length,
  );
  await other.close();
});

const seen = async () => (await stateOf('note'))?.statusChangedAt ?? '';
const undo = (action: ActName, at: string) => undoLink(storage, person, link(action), at);
const again = (later: LaterAct, at: string, appointmentAt: string | null = null) =>
  followAgain(storage, person, link('booked'), later, { note: '', appointmentAt, seen: at });
const [first, second] = ['2099-01-01T05:00:00.000Z', '2099-01-02T05:00:00.000Z'];

test('CF-4: the page of a used link undoes its own change once, and the link can then be used again', async () => {
  await follow('contacted');
  expect(await stateOf('contacted')).toMatchObject({
    mayUndo: true,
    before: { status: 'new', appointmentAt: null },
  });
  expect(await stateOf('closed')).toMatchObject({ usedAt: null, mayUndo: false });
  const at = await seen();
  expect(await undo('closed', at), 'another link').toBe('stale');
  const both = await Promise.all([undo('contacted', at), undo('contacted', at)]);
  expect(both.toSorted()).toEqual(['done', 'stale']);
  expect(await stateOf('contacted')).toMatchObject({ status: 'new', usedAt: null });
  expect((await records()).filter((line) => line.includes(' undo '))).toHaveLength(1);
  expect(await follow('contacted')).toBe('done');
  await follow('retained');
  expect(await stateOf('contacted'), 'something has changed since').toMatchObject({
    mayUndo: false,
    status: 'retained',
  });
  expect(await undo('contacted', await seen())).toBe('stale');
});

test('CF-4: the page of a 상담예약 link moves and cancels the appointment, each press once', async () => {
  await follow('booked', { appointmentAt: first });
  const booked = await seen();
  expect(await follow('booked', { appointmentAt: second }), 'the link itself').toBe('used');
  const both = await Promise.all([again('move', booked, second), again('move', booked, second)]);
  expect(both.toSorted()).toEqual(['done', 'stale']);
  expect(await stateOf('booked')).toMatchObject({ appointmentAt: second, mayUndo: true });
  expect(await undo('booked', await seen())).toBe('done');
  expect(await stateOf('booked')).toMatchObject({
    appointmentAt: first,
    usedAt: booked,
    mayUndo: false,
    mayMove: true,
  });
  expect(await again('cancel', await seen())).toBe('done');
  expect(await stateOf('booked')).toMatchObject({
    status: 'contacted',
    appointmentAt: null,
    mayUndo: true,
    mayMove: false,
  });
  expect(await again('move', await seen(), second), 'no appointment').toBe('stale');
  expect(await undo('booked', await seen())).toBe('done');
  expect(await stateOf('booked')).toMatchObject({ appointmentAt: first });
  expect(await records()).toHaveLength(8);
});

test('without an appointment, the link moves and cancels nothing', async () => {
  await follow('contacted');
  expect(await again('cancel', await seen())).toBe('stale');
  expect(await stateOf('booked')).toMatchObject({ status: 'contacted', usedAt: null });
});
