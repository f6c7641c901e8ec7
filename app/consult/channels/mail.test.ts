import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#app/server/log.ts';
import { type Mailbox, openMailbox } from '../../../tests/site/mailbox.ts';
import type { StoredConsultation } from '../store.server.ts';
import { createFileChannel, createMailChannel, letterFile } from './mail.server.ts';

const request: StoredConsultation = {
  id: 'one',
  reference: '7KQ2-M4XD',
  received_at: '2026-11-20T05:03:00.000Z',
  name: '김새벽',
  phone: '01012345678',
  stage: 'debt',
  area: null,
  died_on: null,
  method: 'phone',
  time: 'any',
  message: '첫 줄\n.\n둘째 줄',
  consent_version: '2026-11-20',
};
const addresses = {
  from: { name: '상담', address: 'site@example.com' },
  to: [
    { name: '', address: 'a@example.com' },
    { name: '김, 변호사', address: 'b@example.com' },
  ],
};

const lines: string[] = [];
const log = createLog('debug', { write: (line) => lines.push(line) });

let mailbox: Mailbox;
let folder: string;
beforeAll(async () => {
  mailbox = await openMailbox();
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterAll(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true });
});

test('a mail carries the request in full, to the desk and to nobody else', async () => {
  const channel = createMailChannel(new URL(mailbox.url), addresses, log);
  await channel.deliver(
    { ...request, name: '김\r\nBcc: x@evil.example', message: '\u202e뒤집힘\n.\n둘째 줄' },
    '<id@example.com>',
  );
  const { mail, recipients } = await mailbox.mailWith('7KQ2-M4XD');
  expect(recipients).toEqual(['a@example.com', 'b@example.com']);
  expect(mail.to).toMatchObject(addresses.to);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.messageId).toBe('<id@example.com>');
  expect(mail.subject).toBe('[상담 신청] 7KQ2-M4XD 빚이 더 많을지 모릅니다');
  expect(mail.text).toContain('010-1234-5678');
  expect(mail.text).toContain('\n  .\n');
  expect(mail.text).not.toContain('\u202e');
});

test('a recipient whom the server refuses is reported, the others have it', async () => {
  const picky = await openMailbox({ refuse: 'b@example.com' });
  const channel = createMailChannel(new URL(picky.url), addresses, log);
  await channel.deliver(request, '<id@example.com>');
  expect(picky.received.map(({ recipients }) => recipients)).toEqual([['a@example.com']]);
  expect(lines.join('')).toContain('"event":"recipients rejected","count":1');
  await picky.close();
});

test('a server on another machine must speak TLS', async () => {
  const elsewhere = new URL(mailbox.url.replace('127.0.0.1', '127.0.0.2'));
  const second = await openMailbox({ address: '127.0.0.2' });
  elsewhere.port = new URL(second.url).port;
  const channel = createMailChannel(elsewhere, addresses, log);
  await expect(channel.deliver(request, '<id@example.com>')).rejects.toMatchObject({
    code: expect.stringMatching(/TLS|CONNECTION/),
  });
  expect(second.received).toEqual([]);
  await second.close();
});

test('a server that is not there is a failure', async () => {
  const channel = createMailChannel(new URL('smtp://127.0.0.1:1'), addresses, log);
  await expect(channel.deliver(request, '<id@example.com>')).rejects.toMatchObject({
    code: expect.any(String),
  });
});

test('a file holds the same mail, for its owner alone', async () => {
  const channel = createFileChannel(folder, addresses);
  await channel.deliver(request, '<id@example.com>');
  await channel.deliver(request, '<id@example.com>');
  const file = letterFile(folder, '7KQ2-M4XD');
  expect(await readdir(dirname(file))).toEqual(['7KQ2-M4XD.eml']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(await readFile(file));
  expect(mail.messageId).toBe('<id@example.com>');
  expect(mail.text).toContain('김새벽');
});
