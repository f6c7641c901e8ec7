import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { storedRequest } from '../../../../tests/site/request.ts';
import { createMailChannel } from './mail.server.ts';

let peer: SmtpPeer;
beforeEach(async () => {
  peer = await openSmtpPeer();
});
afterEach(() => peer.close());

async function mailOf(fields: Partial<StoredConsultation>) {
  const addresses = {
    from: { name: '상담', address: 'site@example.com' },
    to: [{ name: '김, 변호사', address: 'desk@example.com' }],
  };
  const channel = createMailChannel(new URL(peer.url), addresses);
  await channel.deliver(storedRequest(fields), {
    messageId: '<id@example.com>',
    signal: new AbortController().signal,
    checkWanted: async () => {},
    onRejected() {},
  });
  const [mail] = peer.received.splice(0);
  if (!mail) throw new Error('no mail arrived');
  return mail;
}

const hostile = {
  'a header': '김\r\nBcc: thief@evil.example',
  'a header after a bare line feed': '김\nBcc: thief@evil.example\nX-Evil: 1',
  'an end of the headers': '김\r\n\r\n<script>alert(1)</script>',
  'an end of the mail': '김\r\n.\r\nMAIL FROM:<thief@evil.example>\r\nRCPT TO:<thief@evil.example>',
  'an encoded header': '=?utf-8?q?=0D=0ABcc:_thief@evil.example?=',
  'turned writing': '\u202e김\u2066\u200f새벽\u061c',
  'ten thousand letters': '김'.repeat(10_000),
  'ten thousand letters of one word': 'a'.repeat(10_000),
};

test.each(Object.entries(hostile))('%s adds no header and no recipient', async (_what, text) => {
  const plain = await mailOf({});
  // Not only what a visitor types: the mail must hold whatever lies in the row.
  const { mail, recipients, raw } = await mailOf({
    name: text,
    message: text,
    stage: text,
    area: text,
    diedOn: text,
    facts: text,
    source: { referrer: text, utm_term: text },
  });
  expect(recipients).toEqual(['desk@example.com']);
  expect(mail.headers.map(({ key }) => key)).toEqual(plain.mail.headers.map(({ key }) => key));
  expect(mail.to).toEqual(plain.mail.to);
  expect(mail.from).toEqual(plain.mail.from);
  expect(mail.bcc ?? []).toEqual([]);
  // No tag of the HTML comes from the text.
  expect(mail.html?.match(/<[^>]*>/g)?.filter((tag) => /script|evil/.test(tag))).toEqual([]);
  expect(mail.attachments).toEqual([]);
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(
    /[\u061c\u200f\u202a-\u202e\u2066-\u2069]/,
  );
  const longest = Math.max(...raw.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(longest, 'RFC 5322, 2.1.1').toBeLessThanOrEqual(998);
});

test('a name of 10,000 characters is complete', async () => {
  const { mail } = await mailOf({ name: '김'.repeat(10_000) });
  expect(mail.text).toContain('김'.repeat(10_000));
});
