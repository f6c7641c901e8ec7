import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { messageFile } from '#app/consult/delivery/message-files.server.ts';
import { createKeyring } from '#app/consult/requests/storage/seal.server.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { openSmtpPeer, type SmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { storedRequest } from '../../../../tests/site/request.ts';
import { createLinks, readLink } from '../links/signed-link.server.ts';
import { createFileChannel, createMailChannel } from './mail.server.ts';
import { noticeMessage } from './notice-message.server.ts';

const request = storedRequest({ area: null, confirmation: false });
const attempt = {
  messageId: '<id@example.com>',
  signal: new AbortController().signal,
  checkWanted: async () => {},
  onRejected: vi.fn(),
};
const addresses = {
  from: { name: '상담', address: 'site@example.com' },
  to: [
    { name: '', address: 'a@example.com' },
    { name: '김, 변호사', address: 'b@example.com' },
  ],
};

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
  const channel = createMailChannel(new URL(mailbox.url), addresses);
  await channel.deliver(request, attempt);
  const { mail, recipients } = await mailbox.mailWith('7KQ2-M4XD');
  expect(recipients).toEqual(['a@example.com']);
  expect(mail.to).toMatchObject(addresses.to);
  expect(mail.messageId).toBe('<id@example.com>');
  expect(mail.subject).toBe('[상담 신청] 7KQ2-M4XD 빚이 더 많을 수 있습니다');
  expect(mail.text).toContain('010-1234-5678');
  expect(mail.text).toContain('\n  .\n');
});

test('a mail contains every field and the suspicions', async () => {
  const channel = createMailChannel(new URL(mailbox.url), addresses);
  const fields = {
    reference: '8888-AAAA',
    status: 'suspected',
    suspicions: ['honeypot', 'links'],
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

test('an answer goes to the visitor who gave an address, and the mail says where it goes', async () => {
  const channel = createMailChannel(new URL(mailbox.url), addresses);
  const email = 'dawn@example.com';
  await channel.deliver({ ...request, reference: '8888-BBBB', email }, attempt);
  const { mail } = await mailbox.mailWith('8888-BBBB');
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([email]);
  expect(mail.text).toContain('답장하시면 신청하신 분께 갑니다');
  await channel.deliver({ ...request, reference: '8888-CCCC', email: null }, attempt);
  const { mail: toFirm } = await mailbox.mailWith('8888-CCCC');
  expect(toFirm.replyTo).toBeUndefined();
  expect(toFirm.text).toContain('신청하신 분께 가지 않습니다');
});

test('each address has a mail of its own, which names all of them', async () => {
  const peer = await openSmtpPeer();
  for (const index of [0, 1]) {
    const channel = createMailChannel(new URL(peer.url), addresses, { index });
    expect(channel.name).toBe(['mail', 'mail-2'][index]);
    await channel.deliver(request, attempt);
  }
  expect(peer.received.map(({ recipients }) => recipients)).toEqual([
    ['a@example.com'],
    ['b@example.com'],
  ]);
  for (const { mail } of peer.received) {
    expect(mail.to?.map(({ address }) => address)).toEqual(['a@example.com', 'b@example.com']);
  }
  await peer.close();
});

test('each address gets its own link to the list: after the request, and before the parts of a notice', async () => {
  const peer = await openSmtpPeer();
  const listLinkOf = (address: string) => ({
    url: `https://www.example.com/desk/list/${address.slice(0, 1)}`,
    until: '2026-12-01',
  });
  for (const index of [0, 1]) {
    const channel = createMailChannel(new URL(peer.url), addresses, { listLinkOf, index });
    await channel.deliver(request, attempt);
    const parts = [
      { title: '아직 통화하지 못한 신청', items: [{ term: 'ABCD-1234', text: '빚' }] },
    ];
    const notice = { event: 'digest', title: '요약', heading: '아침', intro: [], parts, data: {} };
    await channel.notify?.(notice, attempt);
  }
  const bodies = peer.received.flatMap(({ mail }) => [mail.text ?? '', mail.html ?? '']);
  expect(bodies.map((body) => [...new Set(body.match(/\/desk\/list\/./g))])).toEqual(
    ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'].map((letter) => [`/desk/list/${letter}`]),
  );
  for (const body of bodies) expect(body).toMatch(/12월\s1일 화요일까지 열립니다/);
  const [ofRequest = '', , ofNotice = ''] = bodies;
  expect(ofRequest).toMatch(/접수번호.*목록 열기/s);
  expect(ofNotice).toMatch(/아침.*목록 열기.*아직 통화하지 못한 신청/s);
  for (const { mail } of peer.received) expect(await htmlFaults(mail.html ?? '')).toEqual([]);
  await peer.close();
});

test('requires TLS for a server on another machine', async () => {
  const before = mailbox.received.length;
  // 0.0.0.0 reaches this machine too, but does not count as local.
  const elsewhere = new URL(mailbox.url.replace('127.0.0.1', '0.0.0.0'));
  const channel = createMailChannel(elsewhere, addresses);
  await expect(channel.deliver(request, attempt)).rejects.toMatchObject({
    code: expect.stringMatching(/TLS|CONNECTION/),
  });
  expect(mailbox.received).toHaveLength(before);
});

test('fails when the server does not exist', async () => {
  const channel = createMailChannel(new URL('smtp://127.0.0.1:1'), addresses);
  await expect(channel.deliver(request, attempt)).rejects.toMatchObject({
    code: expect.any(String),
  });
});

test('a file contains the same mail, and only its owner can read it', async () => {
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

const linksOf = createLinks({
  keyring: createKeyring([{ id: 'k1', secret: Buffer.alloc(32, 1) }]),
  origin: new URL('https://www.example.com'),
  days: 30,
});

async function mailOf(fields: Partial<StoredConsultation>) {
  const channel = createMailChannel(new URL(mailbox.url), addresses, { linksOf });
  const before = mailbox.received.length;
  await channel.deliver({ ...request, ...fields }, attempt);
  const mail = mailbox.received[before]?.mail;
  if (!mail?.text || !mail.html) throw new Error('It has no text or no HTML.');
  return { ...mail, text: mail.text, html: mail.html };
}

/** The visible text of HTML, without spaces. */
const shown = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<[^>]*>/gs, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s/g, '');

test('CF-3: text and HTML say the same, and both end with the links', async () => {
  const { text, html } = await mailOf({
    name: "O'Neil <b>&amp;",
    diedOn: '2026-09-01',
    status: 'suspected',
    suspicions: ['hasty'],
    facts: '배우자와 자녀 둘',
    source: { utm_source: 'naver' },
  });
  const seen = shown(html);
  for (const line of text.split('\n')) {
    if (/^(── | {2}https:)/.test(line)) continue;
    expect(seen).toContain(line.replace(/\s/g, ''));
  }
  const urls = text.match(/https:\S+/g) ?? [];
  expect(urls).toHaveLength(7);
  expect(html.match(/(?<=href=")https:[^"]*/g)).toEqual(urls);
  expect(html).toContain('href="tel:01012345678"');
  expect(html, 'no other number becomes a link').toContain('telephone=no');
  expect(html).not.toContain('<b>');
});

async function htmlFaults(html: string): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // Many mail programs read only inline styles.
      'no-inline-style': 'off',
      // Mails do not keep phone numbers on one line.
      'tel-non-breaking': 'off',
      'doctype-style': 'off',
    },
  });
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}

test('CF-3: the HTML is valid and loads nothing', async () => {
  const { html } = await mailOf({ diedOn: '2026-09-01', email: 'kim@example.com' });
  expect(await htmlFaults(html)).toEqual([]);
  expect(html).not.toMatch(/<(?:img|script|link|iframe)|url\(|src=/);
  expect(html).toContain('prefers-color-scheme:dark');
});

test('CF-3: a mail says by when to call and which deadlines run, the nearest one in the subject', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const receivedAt = '2026-11-20T05:00:00.000Z';
  const near = await mailOf({ diedOn: '2026-08-31', receivedAt });
  expect(near.subject).toBe(
    '[상담 신청] 2026. 11. 30.까지 상속포기·한정승인 기한 7KQ2-M4XD 빚이 더 많을 수 있습니다',
  );
  expect(near.text).toContain('전화드리기로 한 때\n  2026. 11. 20. (금) 18:00까지');
  expect(near.text).toMatch(/2026\. 11\. 30\. 월, 10일 남음\n {2}상속포기/);
  expect(near.text).toMatch(/2026\. 9\. 30\. 수, 지났습니다\n {2}사망신고/);
  // The death must be reported within a month, but nobody loses a right by missing that.
  const far = await mailOf({ diedOn: '2026-11-01', receivedAt });
  expect(far.subject).toBe('[상담 신청] 7KQ2-M4XD 빚이 더 많을 수 있습니다');
  expect(far.text).toContain('2026. 11. 30. 월, 10일 남음\n  사망신고');
});

test('CF-3: missed deadlines come before the case, with their days, and in the subject', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { subject, text } = await mailOf({ diedOn: '2026-05-06' });
  expect(subject).toContain('2026. 8. 6. 상속포기·한정승인 기한 지남, 2026. 11. 30.까지');
  expect(text).toMatch(
    /── 법정 기한[\s\S]*2026\. 8\. 6\. 목, 지났습니다[\s\S]*일 남음[\s\S]*── 상황/,
  );
});

test('a mail says in words where the visit began', async () => {
  const begun = async (landing: string) => (await mailOf({ source: { landing } })).text;
  expect(await begun('/')).toContain('처음 여신 화면: 홈');
  expect(await begun('/situations/debt')).toMatch(/처음 여신 화면: \p{Script=Hangul}/u);
  expect(await begun('/of-another-version')).toContain('처음 여신 화면: /of-another-version');
});

test('a visitor without a phone is answered by e-mail; a request that the firm entered has no source', async () => {
  const { text, html } = await mailOf({
    phone: '',
    email: 'kim@example.com',
    method: 'email',
    entered: { way: 'messenger', basis: '카카오톡으로 동의하심' },
  });
  expect(html).toContain('href="mailto:kim@example.com"');
  expect(text).toContain('카카오톡으로 동의하심');
  expect(text).not.toMatch(/온 곳|동의서 버전/);
  expect(text).not.toMatch(/드리기로|상담 방법|통화하기 좋은 시간/);
  expect(text).toMatch(/답하실 때\n {2}\d{4}\. .*까지/);
});

test('a visitor with a phone who asks for e-mail is not promised a call', async () => {
  const fields = { email: 'kim@example.com', method: 'email', time: 'morning' };
  const { text } = await mailOf(fields);
  expect(text).toContain('답을 드리기로 한 때');
  expect(text).not.toContain('전화드리기로 한 때');
  expect(text, 'of use when the firm calls all the same').toContain(
    '통화하기 좋은 시간\n  평일 오전',
  );
  const { text: called } = await mailOf({ email: 'kim@example.com', method: 'visit' });
  expect(called).toContain('전화드리기로 한 때');
});

test('DG-2: the mail of a digest contains the links of each request, as text and as HTML', async () => {
  const keyring = createKeyring([{ id: 'k1', secret: Buffer.alloc(32, 1) }]);
  const linksOf = createLinks({ keyring, origin: new URL('https://www.example.com'), days: 30 });
  const channel = createMailChannel(new URL(mailbox.url), addresses, { linksOf });
  const reference = '9999-BBBB';
  const actions = ['contacted', 'missed', 'note'] as const;
  await channel.notify?.(
    {
      event: 'digest',
      title: `[아침 요약] ${reference}`,
      heading: '아침',
      intro: [],
      data: {},
      parts: [
        {
          title: '아직 통화하지 못한 신청',
          items: [
            { term: reference, text: '유류분', request: { reference, status: 'new', actions } },
            { term: '그 밖에', text: '3건' },
          ],
        },
      ],
    },
    { ...attempt, messageId: '<digest@example.com>' },
  );
  const { mail } = await mailbox.mailWith(reference);
  for (const body of [mail.text ?? '', mail.html ?? '']) {
    const tokens = [...body.matchAll(/https:\/\/www\.example\.com\/desk\/([\w.-]+)/g)];
    expect(tokens.map(([, token = '']) => readLink(keyring, token))).toMatchObject(
      actions.map((action) => ({ reference, action })),
    );
    expect(body).toContain('그 화면의 버튼을 눌러야 바뀝니다');
  }
  expect(mail.text).toMatch(/유류분\n {2}연락함 https:/);
  expect(await htmlFaults(mail.html ?? '')).toEqual([]);
  expect(mail.html, 'a phone links the numbers').not.toContain('telephone=no');
});

test('WI-2: the mail of a copy has it as a text file and leads to its page; a file channel has no copy', async () => {
  const notice = {
    event: 'wish.ready',
    title: '[열람 요구, 드릴 때] 7KQ2-M4XD',
    heading: '이제 드려 주세요',
    intro: ['드릴 글을 메일에 붙였습니다.'],
    parts: [],
    data: {},
    open: { text: '드렸다고 표시하기', url: 'https://www.example.com/desk/wish/x.y' },
    file: {
      name: '열람-7KQ2-M4XD.txt',
      content: '\ufeff개인정보 열람 결과\n',
      isPersonal: true as const,
    },
  };
  const channel = createMailChannel(new URL(mailbox.url), addresses);
  await channel.notify?.(notice, { ...attempt, messageId: '<copy@example.com>' });
  const { mail } = await mailbox.mailWith('드릴 글을 메일에');
  expect(mail.text).toContain('드렸다고 표시하기 https://www.example.com/desk/wish/x.y');
  expect(mail.attachments).toMatchObject([
    { filename: '열람-7KQ2-M4XD.txt', mimeType: 'text/plain' },
  ]);
  expect(await htmlFaults(mail.html ?? '')).toEqual([]);
  expect(noticeMessage(notice, false).file).toBeUndefined();
});

test('DG-4: the mail of a month has its tables as text and as HTML, and a file that Excel opens', async () => {
  const channel = createMailChannel(new URL(mailbox.url), addresses);
  const name = '2026-11 연락과 신청.csv';
  const content = '\ufeff"온 곳","건수"\r\n"네이버 광고","3"\r\n';
  const heads = ['온 곳', '전화', '상담 신청', '10월'];
  const rows = [
    ['봄 <b>', '1,200', '0', '2'],
    ['구글', '0', '0', '0'],
  ];
  const table = { heads, rows, total: ['모두', '1,200', '0', '2'] };
  await channel.notify?.(
    {
      event: 'digest',
      title: '[아침 요약] 11월 보고',
      heading: '아침',
      intro: [],
      data: {},
      parts: [{ title: '11월의 연락', lead: '누르신 횟수입니다.', items: [], table }],
      file: { name, content },
    },
    { ...attempt, messageId: '<month@example.com>' },
  );
  const { mail } = await mailbox.mailWith('11월의 연락');
  const { text = '', html = '', attachments } = mail;
  expect(text).toContain('── 11월의 연락\n\n누르신 횟수입니다.\n\n봄 <b>\n  전화 1,200 · 10월 2\n');
  expect(text).toContain('구글\n  전화 0\n');
  expect(html.match(/<th [^>]*scope="col"[^>]*>[^<]*/g)?.map((cell) => cell.split('>')[1])).toEqual(
    heads,
  );
  expect(html.match(/<tr>/g)).toHaveLength(4);
  expect(html).toContain('봄 &lt;b&gt;');
  expect(await htmlFaults(html)).toEqual([]);
  expect(attachments).toMatchObject([{ filename: name, mimeType: 'text/csv' }]);
  const { content: bytes = '' } = attachments[0] ?? {};
  expect(
    typeof bytes === 'string' ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  ).toBe(content);
});
