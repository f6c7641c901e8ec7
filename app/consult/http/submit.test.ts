import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#app/platform/log.ts';
import { createVisitorGuard } from '#app/platform/visitor-guard.ts';
import { openTestVault, type TestVault } from '../../../tests/site/vault.ts';
import { someForm } from '../../../tests/site/visitors.ts';
import { createStore } from '../storage/store.server.ts';
import { createLimits } from './limits.server.ts';
import { createPressure } from './pressure.server.ts';
import { consultRoutes, type SubmissionOutcome } from './submit.server.ts';
import { createTakeIn } from './take-in.server.ts';
import { trapNames } from './trap.server.ts';

let vault: TestVault;
beforeEach(async () => {
  vault = await openTestVault();
});
afterEach(() => vault.close());

const ORIGIN = 'http://localhost:3000';

/** The routes with pages that say nothing; tells how each form was counted. */
function setUp() {
  const { db, keyring } = vault;
  const log = createLog('silent');
  const counted: SubmissionOutcome[] = [];
  let woken = 0;
  const takeIn = createTakeIn({
    store: createStore(db, keyring, []),
    keyring,
    limits: createLimits({ keyring, pool: null, log }),
    pressure: createPressure(),
    onStored: () => {
      woken += 1;
    },
  });
  const routes = consultRoutes({
    intake: { takeIn, ticket: async () => ({ ticket: '', challenge: null }) },
    pages: {
      get: async () => new Response(),
      show: async (_, { status }) => new Response('form', { status }),
      fail: async (_, { statusCode: status }) => new Response('failure', { status }),
    },
    visitors: createVisitorGuard({
      origin: new URL(ORIGIN),
      allowedHosts: [],
      trustedProxies: [],
      log,
    }),
    log,
    count: (outcome) => counted.push(outcome),
  });
  const send = (form: URLSearchParams, headers: Record<string, string> = {}) =>
    routes.request(`${ORIGIN}/consult`, {
      method: 'POST',
      headers: { origin: ORIGIN, ...headers },
      body: form,
    });
  return { send, counted, woken: () => woken };
}

test('each form is counted once, by what became of it', async () => {
  const { send, counted, woken } = setUp();
  const key = randomUUID();
  const form = someForm({ key });
  const [trap = ''] = trapNames(vault.keyring);
  await send(form);
  await send(form);
  await send(someForm({ key }));
  await send(someForm({ [trap]: 'x' }));
  await send(someForm({ name: '' }));
  await send(form, { origin: 'https://evil.example' });
  await send(form, { 'content-encoding': 'gzip' });
  await send(someForm({ message: 'a'.repeat(33_000) }));
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
});

test('of requests for one phone five pass, also when all come at once, and the others get their form back', async () => {
  const { send, counted } = setUp();
  const form = (message: number) => someForm({ phone: '010-2345-6789', message: String(message) });
  const all = await Promise.all(Array.from({ length: 12 }, (_, index) => send(form(index))));
  expect(all.filter(({ status }) => status === 303)).toHaveLength(5);
  expect(counted.filter((outcome) => outcome === 'limited')).toHaveLength(7);
  const limited = all.find(({ status }) => status === 429);
  expect(await limited?.text()).toBe('form');
});

test('what was stored before is answered also beyond the limit', async () => {
  const { send, counted } = setUp();
  const forms = Array.from({ length: 5 }, (_, index) =>
    someForm({ phone: '010-2345-6789', message: String(index), key: randomUUID() }),
  );
  for (const form of forms) await send(form);
  for (const form of forms) expect((await send(form)).status).toBe(303);
  expect(counted.slice(5)).toEqual(Array(5).fill('repeated'));
});

test('what could not be stored leaves the form, and is not counted against the phone', async () => {
  const { send, counted } = setUp();
  const form = someForm({ phone: '010-2345-6789' });
  const { query } = vault.db;
  await query.schema.alterTable('consultation').renameTo('elsewhere').execute();
  for (let time = 0; time < 8; time++) {
    const response = await send(form);
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('form');
  }
  await query.schema.alterTable('elsewhere').renameTo('consultation').execute();
  expect((await send(form)).status).toBe(303);
  expect(counted.at(-1)).toBe('stored');
});
