import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HttpPeer, openHttpPeer } from '../../../../tests/fakes/http-peer.ts';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { type FakeSolapi, openSolapi } from '../../../../tests/fakes/solapi.ts';
import { type OpenApp, openApp } from '../../../../tests/site/app.ts';
import { sendAccepted } from '../../../../tests/site/form.ts';
import { someForm } from '../../../../tests/site/visitors.ts';
import { LONGEST_WAIT } from '../../../../tests/timeouts.ts';

let mailbox: SmtpPeer;
let solapi: FakeSolapi;
let hook: HttpPeer;
let app: OpenApp;
beforeAll(async () => {
  [mailbox, solapi, hook] = await Promise.all([openSmtpPeer(), openSolapi(), openHttpPeer()]);
  const { key, secret, from, url } = solapi.account;
  app = await openApp({
    CHANNELS: 'mail,file,sms,alimtalk,webhook',
    SMTP_URL: mailbox.url,
    SOLAPI_KEY: key,
    SOLAPI_SECRET: secret,
    SOLAPI_URL: url.origin,
    SMS_FROM: from,
    SMS_TO: '010-1111-2222',
    ALIMTALK_CHANNEL: 'KA01PF',
    ALIMTALK_TEMPLATE: 'KA01TP',
    WEBHOOK_URL: `${hook.url}/secret-path`,
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([mailbox.close(), solapi.close(), hook.close()]);
});

test('a request reaches the firm by every channel, and its confirmation reaches the visitor', async () => {
  const form = someForm({ phone: '010-9753-1864', confirmation: 'yes' });
  const reference = await sendAccepted(app, { form });
  await vi.waitFor(() => expect(solapi.messages).toHaveLength(3), LONGEST_WAIT);
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(1), LONGEST_WAIT);
  await vi.waitFor(() => expect(hook.requests).toHaveLength(1), LONGEST_WAIT);
  expect(mailbox.received[0]?.mail.subject).toContain(reference);
  expect(JSON.parse(hook.requests[0]?.body ?? '').request.reference).toBe(reference);
  expect(solapi.messages.map(({ to }) => to).toSorted()).toEqual([
    '01011112222',
    '01011112222',
    '01097531864',
  ]);
});

test('logs the target of each channel without secrets', () => {
  const configured = app.log.filter((line) => line.includes('channel_configured'));
  expect(configured.map((line) => JSON.parse(line).channel)).toEqual([
    ...['mail', 'file', 'sms', 'alimtalk', 'webhook'],
  ]);
  expect(app.log.join('')).not.toMatch(/secret|NCSTESTKEY|01011112222|9753.?1864/);
});
