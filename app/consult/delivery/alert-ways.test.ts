import { expect, onTestFinished, test, vi } from 'vitest';
import { type AlertSettings, readAlertSettings } from '#app/config/config.ts';
import type { AlertKind } from '#app/platform/alert-kinds.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { openHttpPeer } from '../../../tests/fakes/http-peer.ts';
import { openSmtpPeer, type SmtpBehaviour } from '../../../tests/fakes/smtp-peer.ts';
import { alertWays, deskAlertWays } from './alert-ways.server.ts';

async function openMailbox(behaviour?: SmtpBehaviour) {
  const mailbox = await openSmtpPeer(behaviour);
  onTestFinished(mailbox.close);
  return mailbox;
}

function raiseBy(settings: AlertSettings, kind: AlertKind = 'delivery_stuck') {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const [ways, deskWays] = [alertWays(settings), deskAlertWays(settings)];
  createAlerts({ log, ways, deskWays }).raise(kind, { channel: 'sms' });
  return lines;
}

const read = (environment: Record<string, string>) =>
  readAlertSettings({
    ORIGIN: 'https://www.example.com',
    MAIL_TO: 'desk@example.com',
    ...environment,
  });

test('without a webhook an alert is mailed to the firm, although requests are not', async () => {
  const mailbox = await openMailbox();
  raiseBy(read({ SMTP_URL: mailbox.url, CHANNELS: 'file' }));
  const { mail, recipients } = await mailbox.mailWith('delivery_stuck');
  expect(recipients).toEqual(['desk@example.com']);
  expect(mail.subject).toBe('[사이트 알림] 상담 신청이나 접수 확인 문자가 전달되지 않고 있습니다');
  expect(mail.text).toMatch(
    /npm run consult -- deliveries.*통로 sms.*https:\/\/www\.example\.com/s,
  );
});

test('an operator with a mailbox gets every alert, and the desk only what it can act on, in its words', async () => {
  const mailbox = await openMailbox();
  const settings = read({ SMTP_URL: mailbox.url, ALERT_MAIL_TO: 'operator@example.com' });
  raiseBy(settings, 'disk_full');
  raiseBy(settings, 'digest_failed');
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(3), 10_000);
  const told = mailbox.received.map(({ recipients, mail }) => [recipients[0], mail.text ?? '']);
  const to = (address: string) => told.filter(([one]) => one === address).map(([, text]) => text);
  expect(to('operator@example.com').join()).toMatch(/df -h/);
  expect(to('operator@example.com').join()).toMatch(/npm run consult -- list/);
  expect(to('desk@example.com')).toEqual([
    expect.stringMatching(/아침 요약이 오지 않을 수 있습니다.*따로 알렸습니다/s),
  ]);
  expect(to('desk@example.com').join()).not.toMatch(/npm run|digest_failed/);
});

test('one mailbox for both gets an alert once, in the words for the operator', async () => {
  const mailbox = await openMailbox();
  raiseBy(read({ SMTP_URL: mailbox.url }), 'digest_failed');
  await mailbox.mailWith('digest_failed');
  expect(mailbox.received).toHaveLength(1);
});

test('falls back to mail only when the webhook refuses', async () => {
  const mailbox = await openMailbox();
  const hook = await openHttpPeer();
  onTestFinished(hook.close);
  const settings = read({ SMTP_URL: mailbox.url, ALERT_WEBHOOK_URL: hook.url });
  raiseBy(settings);
  await vi.waitFor(() => expect(hook.requests).toHaveLength(1), 10_000);
  hook.behave((_, response) => response.writeHead(404).end());
  const lines = raiseBy(settings);
  await mailbox.mailWith('delivery_stuck');
  expect(mailbox.received).toHaveLength(1);
  expect(lines.join('')).toMatch(
    /"event":"alert_not_sent","?.*"channel":"webhook"|"channel":"webhook".*404/,
  );
});

test('logs an alert whose mail is refused', async () => {
  const mailbox = await openMailbox({ refuse: 550 });
  const lines = raiseBy(read({ SMTP_URL: mailbox.url }));
  await vi.waitFor(() => expect(lines.join('')).toMatch(/alert_not_sent.*"code":"550"/), 5_000);
});

test('sends alerts even if other settings have faults', () => {
  const environment = {
    PORT: 'x',
    DATABASE_URL: 'x',
    ALERT_WEBHOOK_URL: 'https://hooks.example.com',
  };
  expect(alertWays(read(environment))).toMatchObject([{ name: 'webhook' }]);
  expect(alertWays(read({ SMTP_URL: 'smtp://localhost', ALERT_WEBHOOK_URL: 'x' }))).toMatchObject([
    { name: 'mail' },
  ]);
  expect(alertWays(read({}))).toEqual([]);
});
