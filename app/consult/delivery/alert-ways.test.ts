import { expect, onTestFinished, test, vi } from 'vitest';
import { type AlertSettings, readAlertSettings } from '#app/config/config.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { openHttpPeer } from '../../../tests/fakes/http-peer.ts';
import { openSmtpPeer, type SmtpBehaviour } from '../../../tests/fakes/smtp-peer.ts';
import { alertWays } from './alert-ways.server.ts';

async function openMailbox(behaviour?: SmtpBehaviour) {
  const mailbox = await openSmtpPeer(behaviour);
  onTestFinished(mailbox.close);
  return mailbox;
}

function raiseBy(settings: AlertSettings) {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  createAlerts({ log, ways: alertWays(settings) }).raise('delivery_stuck', { channel: 'sms' });
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
