import { expect, onTestFinished, test } from 'vitest';
import { openSmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { consultHere } from '../../../../tests/site/command.ts';

const told = JSON.stringify({
  title: '게시한 글을 사이트에 올렸습니다',
  intro: ['지금 사이트에서 보실 수 있습니다.'],
  parts: [{ title: '바뀐 것', items: [{ term: '법인', text: '고쳤습니다: 전화' }] }],
});

test('published mails what has changed to every address of the firm', async () => {
  const mailbox = await openSmtpPeer();
  onTestFinished(mailbox.close);
  const settings = { SMTP_URL: mailbox.url, MAIL_TO: 'a@example.com,b@example.com' };
  expect((await consultHere(settings, ['published', told])).code).toBe(0);
  const [one] = mailbox.received;
  expect(one?.recipients).toEqual(['a@example.com', 'b@example.com']);
  expect(one?.mail.subject).toBe('게시한 글을 사이트에 올렸습니다');
  expect(one?.mail.text).toContain('바뀐 것\n\n법인\n  고쳤습니다: 전화');
});

test('published prints it if there is no mail server, and fails if nobody takes the mail', async () => {
  const printed = await consultHere({}, ['published', told]);
  expect([printed.code, printed.stdout]).toEqual([0, expect.stringContaining('고쳤습니다: 전화')]);
  const refused = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'a@example.com' };
  expect((await consultHere(refused, ['published', told])).code).toBe(1);
  expect((await consultHere({}, ['published', '{}'])).code).toBe(2);
});
