import { expect, onTestFinished, test } from 'vitest';
import { openHttpPeer } from '../../../../tests/fakes/http-peer.ts';
import { openSmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { consultHere } from '../../../../tests/site/command.ts';

async function openBoth() {
  const [hook, mailbox] = [await openHttpPeer(), await openSmtpPeer()];
  onTestFinished(async () => void (await Promise.all([hook.close(), mailbox.close()])));
  const settings = {
    ALERT_WEBHOOK_URL: `${hook.url}/secret`,
    SMTP_URL: mailbox.url,
    MAIL_TO: 'desk@example.com',
    // The commands must work without a data folder.
    DATA_DIR: '/nowhere',
  };
  return { hook, mailbox, settings };
}

test('alert-test tries the webhook and the mail and prints where it sent', async () => {
  const { hook, mailbox, settings } = await openBoth();
  const { code, stdout } = await consultHere(settings, ['alert-test']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/웹훅 http:\S+: 보냈습니다.*메일 desk@example\.com: 보냈습니다/s);
  expect(stdout).not.toContain('secret');
  expect(JSON.parse(hook.requests[0]?.body ?? '')).toMatchObject({ alert: 'test' });
  expect(mailbox.received).toHaveLength(1);
});

test('alert-test prints which of them failed and what to do', async () => {
  const { hook, settings } = await openBoth();
  hook.behave((_, response) => response.writeHead(404).end());
  const { code, stdout, stderr } = await consultHere(settings, ['alert-test']);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/웹훅.*보내지 못했습니다 \(404\).*ALERT_WEBHOOK_URL/),
  ]);
  expect(stdout).toContain('메일 desk@example.com: 보냈습니다');
});

test.each([['alert-test'], ['alert', '--unit', 'site.service']])(
  '%s fails if neither webhook nor mail is configured',
  async (...words) => {
    const { code, stderr } = await consultHere({}, words);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/ALERT_WEBHOOK_URL이나 SMTP_URL/)]);
  },
);

test('alert reports a failed unit to the webhook, or else by mail, with the command that shows why', async () => {
  const { hook, mailbox, settings } = await openBoth();
  const tell = () => consultHere(settings, ['alert', '--unit', 'site-backup.service']);
  expect((await tell()).code).toBe(0);
  expect(hook.requests[0]?.body).toContain('journalctl -u site-backup.service -n 50');
  expect(mailbox.received).toEqual([]);
  hook.behave((_, response) => response.writeHead(500).end());
  expect((await tell()).code).toBe(0);
  expect(mailbox.received).toHaveLength(1);
});

test.each([[], ['--unit', 'x; rm -rf /']])('alert refuses a bad unit: %s', async (...words) => {
  const { code } = await consultHere({ ALERT_WEBHOOK_URL: 'http://127.0.0.1:1' }, [
    'alert',
    ...words,
  ]);
  expect(code).toBe(2);
});
