import { afterEach, expect, test } from 'vitest';
import {
  openSmtpPeer,
  type SmtpBehaviour,
  type SmtpPeer,
} from '../../../../tests/fakes/smtp-peer.ts';
import { addresses, type Delivering, openDelivery } from '../../../../tests/site/delivery.ts';
import { createMailChannel } from './mail.server.ts';

let peer: SmtpPeer | undefined;
let delivery: Delivering | undefined;
afterEach(async () => {
  await delivery?.close();
  await peer?.close();
});

async function begin(url: string): Promise<Delivering> {
  const open = (timeoutMs?: number) =>
    createMailChannel(new URL(url), addresses, timeoutMs ? { timeoutMs } : {});
  // A mail times out after forty seconds, too long for a test. A hanging server gets a shorter timeout.
  const [patient, hasty] = [open(), open(1_500)];
  delivery = await openDelivery([
    {
      ...patient,
      deliver: (...given) => (peer?.hangs() ? hasty : patient).deliver(...given),
    },
  ]);
  return delivery;
}

const failures: [string, SmtpBehaviour, string][] = [
  ['says nothing', 'silent', 'ETIMEDOUT'],
  ['answers 451', { refuse: 451 }, '451'],
  ['is full (552)', { refuse: 552 }, '552'],
  ['says nothing after the whole mail', 'hang', 'ETIMEDOUT'],
];

test.each(failures)('retries a server that %s', async (_what, behaviour, code) => {
  peer = await openSmtpPeer(behaviour);
  const { send, tried, again, alerts } = await begin(peer.url);
  const before = Date.now();
  const reference = await send();
  const failed = await tried('mail', 1);
  expect(failed).toMatchObject({ last_error: code, delivered_at: null, stuck_at: null });
  expect(Date.parse(failed.next_attempt_at)).toBeGreaterThan(before + 10_000);
  const [hanging] = peer.received.map(({ mail }) => mail.messageId);

  peer.behave('take');
  await again();
  expect(await tried('mail', 2)).toMatchObject({ last_error: null });
  const taken = peer.received.at(-1);
  expect(taken?.mail.subject).toContain(reference);
  if (hanging) expect(taken?.mail.messageId).toBe(hanging);
  expect(alerts()).toEqual([]);
});

test('delivers once an absent server is back', async () => {
  const gone = await openSmtpPeer();
  await gone.close();
  const { send, tried, again } = await begin(gone.url);
  const reference = await send();
  expect(await tried('mail', 1)).toMatchObject({ last_error: 'ECONNREFUSED', stuck_at: null });

  peer = await openSmtpPeer('take', { port: gone.port });
  await again();
  await tried('mail', 2);
  expect(peer.received.map(({ mail }) => mail.subject)).toEqual([
    expect.stringContaining(reference),
  ]);
});

test('a permanent rejection (550) is stuck at once: one alert, kept and retried', async () => {
  peer = await openSmtpPeer({ refuse: 550 });
  const { send, tried, again, alerts } = await begin(peer.url);
  const reference = await send();
  const stuck = await tried('mail', 1);
  expect(stuck).toMatchObject({ last_error: '550', delivered_at: null });
  expect(stuck.stuck_at).not.toBeNull();
  await again();
  expect(await tried('mail', 2)).toMatchObject({ stuck_at: stuck.stuck_at });
  expect(alerts()).toEqual([expect.stringContaining('"channel":"mail"')]);

  peer.behave('take');
  await again();
  expect(await tried('mail', 3)).toMatchObject({ stuck_at: null, last_error: null });
  expect(peer.received.at(-1)?.mail.subject).toContain(reference);
});

test.each([421, 450, 452])(
  'tries one recipient again that was refused with %i, and no other',
  async (refuse) => {
    const [both, whom] = [['a@example.com', 'b@example.com'], 'b@example.com'];
    peer = await openSmtpPeer({ refuse, whom });
    const url = new URL(peer.url);
    const to = { ...addresses, to: both.map((address) => ({ name: '', address })) };
    delivery = await openDelivery([0, 1].map((index) => createMailChannel(url, to, { index })));
    await delivery.send();
    expect(await delivery.tried('mail', 1)).toMatchObject({ last_error: null });
    expect(await delivery.tried('mail-2', 1)).toMatchObject({
      last_error: String(refuse),
      delivered_at: null,
    });
    peer.behave('take');
    await delivery.again();
    expect(await delivery.tried('mail-2', 2)).toMatchObject({ last_error: null });
    expect(peer.received.map(({ recipients }) => recipients)).toEqual(both.map((one) => [one]));
  },
);

test('tells that one of several recipients does not exist', async () => {
  peer = await openSmtpPeer({ refuse: 550, whom: 'b@example.com' });
  const url = new URL(peer.url);
  const to = ['a@example.com', 'b@example.com'].map((address) => ({ name: '', address }));
  delivery = await openDelivery(
    [0, 1].map((index) => createMailChannel(url, { ...addresses, to }, { index })),
  );
  await delivery.send();
  expect((await delivery.tried('mail-2', 1)).stuck_at).not.toBeNull();
  expect(delivery.alerts()).toEqual([expect.stringContaining('"channel":"mail-2"')]);
});
