import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#app/consult/requests/fields/limits.ts';
import { createLog } from '#app/platform/log.ts';
import { createVisitorGuard } from '#app/platform/visitor-guard.ts';
import { openStore, openTestStorage, type TestStorage } from '../../../tests/site/storage.ts';
import { someForm } from '../../../tests/site/visitors.ts';
import { consultRoutes } from './consult-routes.server.ts';
import { honeypotNames } from './honeypot.server.ts';
import { createLimits } from './limits.server.ts';
import type { CountSubmission } from './metrics.server.ts';
import { createSubmitForm } from './submit-form.server.ts';

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(() => storage.close());

const ORIGIN = 'http://localhost:3000';

/** The routes with empty pages; `counted` holds the outcome of each form. */
function setUp() {
  const { db, keyring } = storage;
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const counted: Parameters<CountSubmission>[0][] = [];
  const alerts: string[] = [];
  let woken = 0;
  const submitForm = createSubmitForm({
    store: openStore({ db, keyring }),
    keyring,
    limits: createLimits(),
    receiptPath: ({ reference }) => `/received/${reference}`,
    onStored: () => {
      woken += 1;
    },
  });
  const routes = consultRoutes({
    submitForm,
    sentCookies: () => [],
    pages: {
      form: async (_request, _state, { status }) => new Response('form', { status }),
      error: async (_, { statusCode: status }) => new Response('failure', { status }),
      kept: (_, status) => new Response('kept', { status }),
    },
    visitors: createVisitorGuard({
      origin: new URL(ORIGIN),
      allowedHosts: [],
      trustedProxies: [],
      log,
    }),
    log,
    alerts: { raise: (kind) => alerts.push(kind) },
    count: (outcome) => counted.push(outcome),
  });
  const send = (form: URLSearchParams, headers: Record<string, string> = {}) =>
    routes.request(`${ORIGIN}/consult`, {
      method: 'POST',
      headers: { origin: ORIGIN, ...headers },
      body: form,
    });
  return { send, counted, alerts, lines, woken: () => woken };
}

test('each form is counted once, by its outcome', async () => {
  const { send, counted, lines, woken } = setUp();
  const key = randomUUID();
  const form = someForm({ key });
  const [honeypot = ''] = honeypotNames(storage.keyring);
  await send(form);
  await send(form);
  await send(someForm({ key }));
  await send(someForm({ [honeypot]: 'x' }));
  await send(someForm({ name: '' }));
  await send(form, { origin: 'https://evil.example' });
  await send(form, { 'content-encoding': 'gzip' });
  await send(someForm({ message: 'a'.repeat(100_000) }));
  expect(counted).toEqual([
    'stored',
    'repeated',
    'conflict',
    'suspected',
    'invalid',
    'refused',
    'refused',
    'too-large',
  ]);
  expect(woken()).toBe(2);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'cross_origin_form_refused' },
    { event: 'request_refused', route: '/consult', status: 415 },
    { event: 'request_refused', route: '/consult', status: 413 },
  ]);
});

test.each([
  ['각', 3],
  ['Ω', 1],
  ['\n', 1],
])('takes texts at their limits, sent as %j decomposed', async (letter, units) => {
  const { send, counted } = setUp();
  const text = (length: number) => `가${letter.repeat(length - 2)}가`.normalize('NFD');
  expect(letter.normalize('NFD')).toHaveLength(units);
  const { diedOn, message, facts } = limits;
  const form = someForm({ diedOn: text(diedOn), message: text(message), facts: text(facts) });
  form.set('name', '각'.repeat(limits.name).normalize('NFD'));
  form.set('source', '각'.repeat(200));
  expect((await send(form)).status).toBe(303);
  expect(counted).toEqual(['stored']);
});

test('admits five requests for one phone, also when sent at once, and returns the form for the others', async () => {
  const { send, counted } = setUp();
  const form = (message: number) => someForm({ phone: '010-2345-6789', message: String(message) });
  const all = await Promise.all(Array.from({ length: 12 }, (_, index) => send(form(index))));
  expect(all.filter(({ status }) => status === 303)).toHaveLength(5);
  expect(counted.filter((outcome) => outcome === 'limited')).toHaveLength(7);
  const limited = all.find(({ status }) => status === 429);
  expect(await limited?.text()).toBe('form');
});

test('a stored request is answered again beyond the limit', async () => {
  const { send, counted } = setUp();
  const forms = Array.from({ length: 5 }, (_, index) =>
    someForm({ phone: '010-2345-6789', message: String(index), key: randomUUID() }),
  );
  for (const form of forms) await send(form);
  for (const form of forms) expect((await send(form)).status).toBe(303);
  expect(counted.slice(5)).toEqual(Array(5).fill('repeated'));
});

test('a request that cannot be stored returns the form, raises an alert and does not count against the phone', async () => {
  const { send, counted, alerts } = setUp();
  const form = someForm({ phone: '010-2345-6789' });
  const { query } = storage.db;
  await query.schema.alterTable('consultation').renameTo('elsewhere').execute();
  for (let time = 0; time < 8; time++) {
    const response = await send(form);
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('form');
  }
  expect(alerts).toEqual(Array(8).fill('request_not_stored'));
  await query.schema.alterTable('elsewhere').renameTo('consultation').execute();
  expect((await send(form)).status).toBe(303);
  expect(counted.at(-1)).toBe('stored');
});
