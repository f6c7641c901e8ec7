import { afterEach, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';
import { startSite } from '../../../tests/site/server.ts';

let app: OpenApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** Returns the policy's article on processors for a site with these settings. */
async function article(settings: Record<string, string>): Promise<string> {
  app = await openApp(settings);
  const html = await (await app.fetch('/privacy')).text();
  return /id="processors"[\s\S]*?<\/section>/.exec(html)?.[0].replaceAll('\u00a0', ' ') ?? '';
}

const gmail = {
  SMTP_URL: 'smtps://desk:secret@smtp.gmail.com',
  MAIL_TO: 'desk@gmail.com',
  SOLAPI_KEY: 'key',
  SOLAPI_SECRET: 'secret',
  SMS_FROM: '02-123-4567',
  WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/secret',
  WEBHOOK_FORMAT: 'slack',
};

test('the policy names the processors of the firm, whatever the settings', async () => {
  const html = await article({ CHANNELS: 'mail,webhook', ...gmail });
  expect(html).toContain('>주식회사 예시서버</dt>');
  expect(html).not.toMatch(/Google|Slack|솔라피|위탁하지 않으며|secret/);
});

/** Returns the output of a site, standard error and log, until it listens. */
async function saidAtStart(settings: Record<string, string>): Promise<string> {
  const site = await startSite(settings, 'dist-fixtures');
  await expect.poll(site.output).toContain('"listening"');
  await site.stop();
  return site.output();
}

test('a start lists once the hosts that no processor names, without secrets', async () => {
  const said = await saidAtStart({
    CHANNELS: 'mail,webhook',
    ...gmail,
    SMTP_URL: 'smtps://desk:secret@smtp.mailer.kr',
  });
  expect(said.match(/처리방침에 그 이름이 없습니다/g)).toHaveLength(1);
  expect(said).toContain(
    'SMTP_URL(smtp.mailer.kr), MAIL_TO(gmail.com), WEBHOOK_URL(hooks.slack.com)',
  );
  expect(said).toContain(
    '\n  - name: 회사의 이름\n    work: 이메일 발송\n    hosts: [smtp.mailer.kr]\n',
  );
  expect(said).not.toContain('secret');
});

test('a start prints no warning without such hosts', async () => {
  expect(await saidAtStart({ CHANNELS: 'file' })).not.toContain('처리방침');
});
