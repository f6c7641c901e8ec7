import { randomUUID } from 'node:crypto';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { honeypotNames } from '#app/consult/http/honeypot.server.ts';
import { createKeyring } from '#app/consult/storage/seal.server.ts';
import { type OpenApp, openApp } from '../site/app.ts';
import { postForm, sendData } from '../site/form.ts';
import { storedRequests } from '../site/stored-requests.ts';
import { someForm } from '../site/visitors.ts';

let app: OpenApp;
beforeEach(async () => {
  app = await openApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

interface Ticket {
  ticket: string;
  challenge: Challenge | null;
}

/** A ticket as the page's script fetches it, some time before the form is sent. */
async function getTicket({ age = 60_000 } = {}): Promise<Ticket> {
  const ticket = await (await app.fetch('/consult/ticket')).json();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + age });
  return ticket;
}

/** Sends a form; tells how it was kept, and whether the visitor's browser may report a conversion. */
async function send(fields: Record<string, string>) {
  const { answer } = await sendData(app, { form: someForm(fields) });
  if (answer.status !== 'received') throw new Error(answer.status);
  const { reference, counted } = answer.receipt;
  const stored = (await storedRequests(app.settings)).find((one) => one.reference === reference);
  return { counted, status: stored?.status, suspicions: stored?.suspicions };
}

const trusted = { counted: true, status: 'new', suspicions: [] };
const suspected = (...suspicions: string[]) => ({
  counted: false,
  status: 'suspected',
  suspicions,
});

test('40: a request with the honeypot filled in is stored as 의심', async () => {
  const secret = Buffer.from(app.settings.SEAL_KEYS?.split(':')[1] ?? '', 'base64');
  const [name = ''] = honeypotNames(createKeyring([{ id: 'test', secret }]));
  expect(name).toMatch(/^[a-z]+_\d{4}$/);
  const { ticket } = await getTicket();
  expect(await send({ ticket, [name]: 'https://spam.example' })).toEqual(suspected('trap'));
  expect(await send({ [name]: 'x' })).toEqual(suspected('trap'));
  expect(await send({ [name]: ' ' })).toEqual(trusted);
});

test('40: recognises the honeypot of a page rendered before a key rotation', async () => {
  const old = `old:${Buffer.alloc(32, 5).toString('base64')}`;
  const [name = ''] = honeypotNames(createKeyring([{ id: 'old', secret: Buffer.alloc(32, 5) }]));
  const next = await openApp({ SEAL_KEYS: `${app.settings.SEAL_KEYS},${old}` });
  const { answer } = await sendData(next, { form: someForm({ [name]: 'x' }) });
  expect(answer).toMatchObject({ status: 'received', receipt: { counted: false } });
  await next.close();
});

test('40: a request sent within two seconds is stored as 의심, a later one is not', async () => {
  expect(await send({ ticket: (await getTicket({ age: 1_000 })).ticket })).toEqual(
    suspected('hasty'),
  );
  expect(await send({ ticket: (await getTicket({ age: 2_100 })).ticket })).toEqual(trusted);
});

test.each(['x', '....', 'lk3j2h.nonce..mac', '김', 'x'.repeat(9_000)])(
  '40: a request with the forged ticket %j is stored as 의심',
  async (ticket) => {
    expect(await send({ ticket })).toEqual(suspected('forged'));
  },
);

test('40: a changed ticket is forged', async () => {
  const { ticket } = await getTicket({ age: 0 });
  const [key, issued = '', ...rest] = ticket.split('.');
  const earlier = (Number.parseInt(issued, 36) - 60_000).toString(36);
  expect(await send({ ticket: [key, earlier, ...rest].join('.') })).toEqual(suspected('forged'));
});

test('40: a ticket under an unknown key counts as none', async () => {
  const other = await openApp({ SEAL_KEYS: `other:${Buffer.alloc(32, 6).toString('base64')}` });
  const { ticket } = await (await other.fetch('/consult/ticket')).json();
  await other.close();
  expect(await send({ ticket })).toEqual(trusted);
});

test('40: a ticket is valid for one request', async () => {
  const { ticket } = await getTicket();
  expect(await send({ ticket })).toEqual(trusted);
  expect(await send({ ticket })).toEqual(suspected('replayed'));
});

test('40: a request without script, or with an empty ticket, is not suspected', async () => {
  expect(await send({})).toEqual(trusted);
  expect(await send({ ticket: '', proof: '', key: '' })).toEqual(trusted);
  expect((await postForm(app)).status).toBe(303);
});

test('40: links alone are not enough', async () => {
  const message = 'https://a.example http://b.example www.c.example';
  const { ticket } = await getTicket();
  expect(await send({ ticket, message })).toEqual({ ...trusted, suspicions: ['links'] });
  expect(await send({ message })).toEqual(suspected('links'));
});

describe('when many requests come', () => {
  beforeEach(async () => {
    for (let count = 0; count < 20; count++) await sendData(app);
  });

  async function solve(challenge: Challenge | null): Promise<string> {
    if (!challenge) throw new Error('There is no challenge.');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  test('40: asks for a proof, and stores a request without one as 의심', async () => {
    const { ticket, challenge } = await getTicket();
    expect(challenge).not.toBeNull();
    expect(await send({ ticket })).toEqual(suspected('unproven'));
    const next = await getTicket();
    expect(await send({ ticket: next.ticket, proof: await solve(next.challenge) })).toEqual(
      trusted,
    );
  }, 20_000);

  test('40: a request with a forged proof, or that of another ticket, is stored as 의심', async () => {
    const first = await getTicket();
    const proof = await solve(first.challenge);
    expect(await send({ ticket: first.ticket, proof, key: randomUUID() })).toEqual(trusted);
    expect(await send({ ticket: (await getTicket()).ticket, proof })).toEqual(suspected('forged'));
    const forged = JSON.parse(Buffer.from(proof, 'base64').toString());
    forged.challenge.parameters.cost = 1;
    const deep = `{"challenge":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`;
    for (const text of [JSON.stringify(forged), '{}', 'null', 'x', deep]) {
      const { ticket } = await getTicket();
      const made = Buffer.from(text).toString('base64');
      expect(await send({ ticket, proof: made })).toEqual(suspected('forged'));
    }
  }, 20_000);

  test('40: asks no proof of pages opened before, or without script', async () => {
    const calm = await openApp({ SEAL_KEYS: app.settings.SEAL_KEYS ?? '' });
    const { ticket, challenge } = await (await calm.fetch('/consult/ticket')).json();
    await calm.close();
    expect(challenge).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect(await send({ ticket })).toEqual(trusted);
    expect(await send({})).toEqual(trusted);
  });

  test('40: asks for no proof some time later', async () => {
    expect((await getTicket({ age: 0 })).challenge).not.toBeNull();
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
    vi.advanceTimersByTime(60 * 60_000);
    const later = await (await app.fetch('/consult/ticket')).json();
    expect(later.challenge).toBeNull();
  });
});
