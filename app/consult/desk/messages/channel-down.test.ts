import { afterEach, expect, test, vi } from 'vitest';
import { openHttpPeer } from '../../../../tests/fakes/http-peer.ts';
import { openSmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { addresses, openDelivery } from '../../../../tests/site/delivery.ts';
import { createMailChannel } from './mail.server.ts';
import { createWebhookChannel } from './webhook.server.ts';

const HOUR_MS = 3_600_000;

afterEach(() => void vi.useRealTimers());

test('a channel down for 48 hours blocks no other, raises an alert, and catches up', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20') });
  const mailbox = await openSmtpPeer();
  const hook = await openHttpPeer({
    behave: (_request, response) => response.writeHead(503).end(),
  });
  const url = new URL(hook.url);
  const { send, rows, wake, alerts, close } = await openDelivery([
    createMailChannel(new URL(mailbox.url), addresses),
    createWebhookChannel({ url, format: 'json', secret: null, extent: 'brief' }),
  ]);
  /** Until nothing is due any more. */
  const quiet = () =>
    vi.waitFor(
      async () => {
        const now = new Date().toISOString();
        const all = [...(await rows('mail')), ...(await rows('webhook'))];
        const due = all.filter((row) => !row.delivered_at && row.next_attempt_at <= now);
        expect(due).toEqual([]);
        expect(all.filter((row) => row.lease_owner)).toEqual([]);
      },
      { timeout: 10_000, interval: 5 },
    );

  const sent: string[] = [];
  for (let hour = 0; hour < 48; hour += 1) {
    if (hour % 12 === 0) sent.push(await send());
    wake();
    await quiet();
    expect(mailbox.received, `mails after ${hour} hours`).toHaveLength(sent.length);
    vi.setSystemTime(Date.now() + HOUR_MS);
  }
  expect((await rows('mail')).map(({ attempts }) => attempts)).toEqual(sent.map(() => 1));
  for (const row of await rows('webhook')) expect(row.delivered_at).toBeNull();
  expect(alerts().length).toBeGreaterThan(0);
  expect(alerts().join('')).not.toContain('"channel":"mail"');

  const before = hook.requests.length;
  hook.behave((_request, response) => void response.end());
  vi.setSystemTime(Date.now() + 6 * HOUR_MS);
  wake();
  await quiet();
  const late = hook.requests.slice(before).map(({ body }) => JSON.parse(body).request.reference);
  expect(late.toSorted()).toEqual(sent.toSorted());
  await close();
  await mailbox.close();
  await hook.close();
}, 30_000);
