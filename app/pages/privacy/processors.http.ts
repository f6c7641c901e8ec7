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

test('the policy names the companies behind the settings and those that the firm names', async () => {
  const html = await article({ CHANNELS: 'mail,webhook', ...gmail });
  for (const name of [
    '주식회사 예시서버',
    'Google LLC (미국)',
    'Slack Technologies, LLC (미국)',
    '솔라피(주)',
  ]) {
    expect(html).toContain(`>${name}</dt>`);
  }
  for (const fact of [
    '맡긴 일: 이메일 발송, 이메일 보관',
    '보내는 항목: 접수번호, 관련된 업무, 지금 상황',
    '시기와 방법: 상담 신청을 받거나',
    '회사의 연락처: https://policies.google.com/privacy',
    '기간: 상담 신청의 보유 기간까지',
    '거부하는 방법: 신청하지 않으시고',
  ]) {
    expect(html).toContain(fact);
  }
  expect(html).not.toMatch(/위탁하지 않으며|등록 예정|secret/);
});

test('the policy names no company without a setting', async () => {
  const html = await article({});
  expect(html).toContain('>주식회사 예시서버</dt>');
  expect(html).not.toMatch(/Google|Slack|솔라피|위탁하지 않으며/);
});

/** Returns the output of a site, standard error and log, until it listens. */
async function saidAtStart(settings: Record<string, string>): Promise<string> {
  const site = await startSite(settings, 'dist-fixtures');
  await expect.poll(site.output).toContain('"listening"');
  await site.stop();
  return site.output();
}

test('the start lists once the companies that the policy lacks, without secrets', async () => {
  const said = await saidAtStart({
    CHANNELS: 'mail,webhook',
    ...gmail,
    SMTP_URL: 'smtps://desk:secret@smtp.mailer.kr',
    MAIL_TO: 'desk@gmail.com',
  });
  expect(said.match(/처리방침에 그 이름이 없습니다/g)).toHaveLength(1);
  expect(said).toContain('SMTP_URL(smtp.mailer.kr): ');
  expect(said).toContain(
    '\n  - name: 회사의 이름\n    work: 이메일 발송\n    hosts: [smtp.mailer.kr]\n',
  );
  expect(said).not.toContain('secret');
});

test('the start prints no warning if the policy names all companies', async () => {
  const said = await saidAtStart({ CHANNELS: 'mail,webhook', ...gmail });
  expect(said).not.toContain('처리방침');
});
