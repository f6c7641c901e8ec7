import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { type OpenApp, openApp } from '../../../../tests/site/app.ts';
import { consultHere } from '../../../../tests/site/command.ts';
import { sendAccepted, sendData } from '../../../../tests/site/form.ts';
import { LONGEST_WAIT } from '../../../../tests/timeouts.ts';

let mailbox: SmtpPeer;
let app: OpenApp;
beforeAll(async () => {
  mailbox = await openSmtpPeer();
  app = await openApp({
    CHANNELS: 'mail',
    SMTP_URL: mailbox.url,
    MAIL_TO: 'desk@example.com, office@example.com',
  });
  app.service.start();
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const consult = (...words: string[]) => consultHere(app.settings, words);
let reference: string;
/** Path of the link in the mail about a wish for deletion. */
let link: string;
beforeEach(async () => {
  reference = await sendAccepted(app);
  const { code, stderr } = await consult('wish', reference, '삭제', '--verified', '저장된 번호');
  expect(code, stderr).toBe(0);
  const [first] = await arrived(`[삭제 요구] ${reference}`);
  const [, url = ''] = first?.mail.html?.match(/href="(https?:[^"]*\/desk\/wish\/[^"]*)"/) ?? [];
  link = new URL(url).pathname;
});

const mailsOf = (subject: string) =>
  mailbox.received.filter(({ mail }) => mail.subject === subject);

/** Resolves when every address has the mail with this subject. */
async function arrived(subject: string) {
  // A request that is sent now wakes the outbox for what a command has queued.
  await sendData(app);
  await expect.poll(() => mailsOf(subject).length, { timeout: LONGEST_WAIT }).toBe(2);
  return mailsOf(subject);
}

const own = { 'sec-fetch-site': 'same-origin', origin: 'null' };
const press = (act: string, headers: Record<string, string> = own, path = link) =>
  app.fetch(path, { method: 'POST', headers, body: new URLSearchParams({ act }) }, '203.0.113.5');
const wishes = async () => (await consult('wish', reference)).stdout;
const byMail = async () => {
  const records: Record<string, string>[] = JSON.parse((await consult('log', '--json')).stdout);
  return records.filter(
    ({ actor, subject }) => actor === 'by mail' && subject?.includes(reference),
  );
};

test('WI-1: the wish is mailed to every address, without a name or a number', () => {
  const mails = mailsOf(`[삭제 요구] ${reference}`);
  expect(mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
    'desk@example.com',
    'office@example.com',
  ]);
  expect(mails[0]?.mail.text).toMatch(/취소하기 https?:\/\/\S+\/desk\/wish\//);
  expect(mails[0]?.raw).not.toMatch(/010-?1234|01012345678/);
});

test('WI-3: opening the link changes nothing; its button takes the wish back, once', async () => {
  for (const method of ['GET', 'HEAD', 'GET', 'PUT']) await app.fetch(link, { method });
  expect(await byMail()).toEqual([]);
  const page = await app.fetch(link);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const html = await page.text();
  expect(html).toContain(reference);
  expect(html).not.toMatch(/<script|<iframe|<img|https?:\/\//);
  const both = await Promise.all([press('back'), press('back')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  const after = await (await app.fetch(link)).text();
  expect(after).toMatch(/삭제 요구: 취소했습니다/);
  expect(after).not.toContain('<button');
  expect(await wishes()).toContain('취소했습니다');
  expect(await byMail()).toMatchObject([
    { action: 'wish-back', origin: '203.0.113.5', subject: `${reference} 삭제` },
  ]);
  await arrived(`[삭제 요구 취소] ${reference}`);
});

test('the page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: { 'doctype-style': 'off', 'require-sri': 'off' },
  });
  const report = await validator.validateString(await (await app.fetch(link)).text());
  const messages = report.results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('WI-3: a form of another site, a changed link, and an unknown act are refused', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await press('back', foreign)).status).toBe(403);
  const other = link.replace(/wish\/./, 'wish/x');
  for (const path of [other, `${link}x`, '/desk/wish/x', '/desk/wish/%00']) {
    const answers = [await app.fetch(path), await press('back', own, path)];
    expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 403, 403]);
  }
  expect((await press('erase')).status).toBe(422);
  expect((await press('given')).status).toBe(409);
  expect((await press('a'.repeat(40_000))).status).toBe(413);
  expect(await wishes()).not.toContain('취소했습니다');
});

test('the wish stays, settled, when the request is deleted at once', async () => {
  await expect
    .poll(async () => (await consult('delete', reference, '--yes')).code, {
      timeout: LONGEST_WAIT,
    })
    .toBe(0);
  const page = await (await app.fetch(link)).text();
  expect(page).toContain('삭제 요구: 지웠습니다');
  expect((await press('back')).status).toBe(409);
});
