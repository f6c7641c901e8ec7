import { randomBytes } from 'node:crypto';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { openSmtpPeer } from '../fakes/smtp-peer.ts';
import { createDatabase, dropDatabase } from '../site/postgres.ts';
import { startSite } from '../site/server.ts';
import { sendForm, someForm } from '../site/visitors.ts';
import { LONGEST_WAIT } from '../timeouts.ts';

const mailbox = await openSmtpPeer();
const DATABASE_URL = await createDatabase(inject('postgresUrl'));
const settings = {
  DATABASE_URL,
  SMTP_URL: mailbox.url,
  TRUSTED_PROXIES: '127.0.0.1',
  SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
};
/** Starts two instances on one PostgreSQL at the same time, so that both create the tables of the empty database. */
const sites = await Promise.all([startSite(settings), startSite(settings)]);
afterAll(async () => {
  await Promise.all(sites.map(({ stop }) => stop()));
  await dropDatabase(DATABASE_URL);
  await mailbox.close();
});

async function receiptOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(201);
  return (await answer.json()).receipt.reference;
}

const sendTo = async (index: number, form = someForm()) =>
  receiptOf(await sendForm(sites[index % 2]?.url ?? '', form));

test('two instances deliver each request once', async () => {
  const references = await Promise.all(Array.from({ length: 30 }, (_, index) => sendTo(index)));
  await vi.waitFor(() => expect(mailbox.received.length).toBeGreaterThanOrEqual(30), LONGEST_WAIT);
  const subjects = mailbox.received.map(({ mail }) => mail.subject ?? '');
  for (const reference of references) {
    expect(subjects.filter((subject) => subject.includes(reference))).toHaveLength(1);
  }
  expect(new Set(mailbox.received.map(({ mail }) => mail.messageId)).size).toBe(30);
});

test.each([
  ['with a key', { key: crypto.randomUUID() }],
  ['without script', {}],
])('12, 20: one form sent to both at once %s is one request', async (_, more) => {
  const form = someForm(more);
  const references = await Promise.all(
    Array.from({ length: 10 }, (_, index) => sendTo(index, form)),
  );
  expect(new Set(references).size).toBe(1);
  const [reference = ''] = references;
  await mailbox.mailWith(reference);
});
