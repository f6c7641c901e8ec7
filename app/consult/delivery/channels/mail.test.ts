import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#app/platform/log.ts';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { storedRequest } from '../../../../tests/site/request.ts';
import { createFileChannel, createMailChannel, messageFile } from './mail.server.ts';

const request = storedRequest({ area: null, confirmation: false });
const attempt = { messageId: '<id@example.com>', signal: new AbortController().signal };
const addresses = {
  from: { name: '상담', address: 'site@example.com' },
  to: [
    { name: '', address: 'a@example.com' },
    { name: '김, 변호사', address: 'b@example.com' },
  ],
};

const lines: string[] = [];
const log = createLog('debug', { write: (line) => lines.push(line) });

let mailbox: SmtpPeer;
let folder: string;
beforeAll(async () => {
  mailbox = await openSmtpPeer();
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterAll(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true });
});

test('a mail contains the whole request and goes to the firm only', async () => {
  const channel = createMailChannel(new URL(mailbox.url), addresses, log);
  await channel.deliver(request, attempt);
  const { mail, recipients } = await mailbox.mailWith('7KQ2-M4XD');
  expect(recipients).toEqual(['a@example.com', 'b@example.com']);
  expect(mail.to).toMatchObject(addresses.to);
  expect(mail.messageId).toBe('<id@example.com>');
  expect(mail.subject).toBe('[상담 신청] 7KQ2-M4XD 빚이 더 많을 수 있습니다');
  expect(mail.text).toContain('010-1234-5678');
  expect(mail.text).toContain('\n  .\n');
});

test('a mail contains every field and the suspicions', async () => {
  const channel = createMailChannel(new URL(mailbox.url), addresses, log);
  const fields = {
    reference: '8888-AAAA',
    status: 'suspected',
    suspicions: ['trap', 'links'],
    facts: '배우자와 자녀 둘',
    source: { landing: '/', utm_source: 'naver' },
    marketingConsentAt: '2026-11-20T05:03:00.000Z',
    confirmation: true,
  } as const;
  await channel.deliver({ ...request, ...fields, suspicions: [...fields.suspicions] }, attempt);
  const { mail } = await mailbox.mailWith('8888-AAAA');
  expect(mail.subject).toMatch(/^\[의심\] /);
  expect(mail.text).toMatch(/^\[의심\] /);
  for (const words of [
    '배우자와 자녀 둘',
    'utm_source: naver',
    '2026-11-20, ',
    '동의함, 2026. 11. 20. (금) 14:03',
    '받기를 원하심',
    '사람에게 보이지 않는 칸이 채워짐',
    '글에 링크가 많음',
  ]) {
    expect(mail.text).toContain(words);
  }
});

test('logs a rejected recipient and delivers to the others', async () => {
  const picky = await openSmtpPeer({ refuse: 550, whom: 'b@example.com' });
  const channel = createMailChannel(new URL(picky.url), addresses, log);
  await channel.deliver(request, attempt);
  expect(picky.received.map(({ recipients }) => recipients)).toEqual([['a@example.com']]);
  expect(lines.join('')).toContain('"event":"recipients_rejected","count":1');
  await picky.close();
});

test('requires TLS for a server on another machine', async () => {
  const elsewhere = new URL(mailbox.url.replace('127.0.0.1', '127.0.0.2'));
  const second = await openSmtpPeer('take', { address: '127.0.0.2' });
  elsewhere.port = new URL(second.url).port;
  const channel = createMailChannel(elsewhere, addresses, log);
  await expect(channel.deliver(request, attempt)).rejects.toMatchObject({
    code: expect.stringMatching(/TLS|CONNECTION/),
  });
  expect(second.received).toEqual([]);
  await second.close();
});

test('fails when the server does not exist', async () => {
  const channel = createMailChannel(new URL('smtp://127.0.0.1:1'), addresses, log);
  await expect(channel.deliver(request, attempt)).rejects.toMatchObject({
    code: expect.any(String),
  });
});

test('a file contains the same mail and is private to its owner', async () => {
  const channel = createFileChannel(folder, addresses);
  await channel.deliver(request, attempt);
  await channel.deliver(request, attempt);
  const file = messageFile(folder, '7KQ2-M4XD');
  expect(await readdir(dirname(file))).toEqual(['7KQ2-M4XD.eml']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(await readFile(file));
  expect(mail.messageId).toBe('<id@example.com>');
  expect(mail.text).toContain('김새벽');
});
