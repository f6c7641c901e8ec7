import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { type HttpPeer, openHttpPeer } from '../../../../tests/fakes/http-peer.ts';
import { storedRequest } from '../../../../tests/site/request.ts';
import { createWebhookChannel } from './webhook.server.ts';

let peer: HttpPeer;
beforeEach(async () => {
  peer = await openHttpPeer();
});
afterEach(() => peer.close());

const attempt = {
  messageId: '<id-1@example.com>',
  signal: new AbortController().signal,
  checkWanted: async () => {},
  onRejected() {},
};

async function deliver(
  fields: Partial<StoredConsultation>,
  options: Partial<Parameters<typeof createWebhookChannel>[0]> = {},
) {
  const url = new URL(`${peer.url}/hook`);
  const channel = createWebhookChannel({
    url,
    format: 'json',
    secret: null,
    extent: 'full',
    ...options,
  });
  await channel.deliver(storedRequest(fields), attempt);
  const request = peer.requests.at(-1);
  return {
    headers: request?.headers,
    text: request?.body ?? '',
    body: JSON.parse(request?.body ?? ''),
  };
}

test('signs the body with the time', async () => {
  const { headers, text } = await deliver({}, { secret: 'shared secret' });
  const [, seconds, mac] =
    String(headers?.['x-signature']).match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? [];
  expect(mac).toBe(
    createHmac('sha256', 'shared secret').update(`${seconds}.${text}`).digest('hex'),
  );
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  expect(headers).toMatchObject({ 'idempotency-key': 'id-1', 'x-delivery': 'id-1' });
});

test('signs nothing without a secret', async () => {
  expect((await deliver({})).headers).not.toHaveProperty('x-signature');
});

test('the brief JSON body has exactly this shape', async () => {
  const { body } = await deliver({ area: null, status: 'suspected' }, { extent: 'brief' });
  expect(body).toEqual({
    version: 1,
    event: 'consultation.received',
    delivery: 'id-1',
    request: {
      reference: '7KQ2-M4XD',
      suspected: true,
      stage: { key: 'debt', text: '빚이 더 많을 수 있습니다' },
      area: null,
    },
  });
});

test('the full JSON body has every field of the request', async () => {
  const fields = {
    facts: '배우자와 자녀 둘',
    source: { utm_source: 'naver' },
    diedOn: '2026-11-10',
    marketingConsentAt: '2026-11-20T05:03:00.000Z',
    suspicions: ['links' as const],
  };
  const { body } = await deliver(fields);
  expect(body.request).toMatchObject({ ...fields, name: '김새벽', phone: '01012345678' });
  expect(body.request).not.toHaveProperty('id');
});

const hostile = {
  name: '<!channel> <@U123> & @everyone',
  message: '[여기](https://evil.example) `x`',
};

test('Slack mentions nobody', async () => {
  const { body } = await deliver(hostile, { format: 'slack' });
  expect(Object.keys(body)).toEqual(['text']);
  expect(body.text).toContain('&lt;!channel&gt; &lt;@U123&gt; &amp; @everyone');
});

const linksOf = () =>
  Array.from({ length: 7 }, (_, index) => ({
    action: 'contacted' as const,
    label: `링크 ${index}`,
    url: `https://www.example.com/desk/${index}`,
  }));

test('Slack shows the links as buttons below the same text, five in a row', async () => {
  const plain = (await deliver({}, { format: 'slack' })).body;
  const { body } = await deliver({}, { format: 'slack', linksOf });
  expect(body.text).toBe(plain.text);
  const rows: { actions: object[] }[] = body.attachments;
  expect(rows.map(({ actions }) => actions.length)).toEqual([5, 2]);
  const url = 'https://www.example.com/desk/6';
  expect(rows[1]?.actions[1]).toEqual({ type: 'button', text: '링크 6', url });
});

test('JSON contains the links in addition to the request', async () => {
  const plain = (await deliver({}, {})).body;
  const { body } = await deliver({}, { linksOf });
  const { links, ...others } = body;
  expect(Object.keys(others)).toEqual(Object.keys(plain));
  expect(links).toEqual(linksOf());
});

test('Discord shows the links below the text, which is truncated to make room', async () => {
  const { body } = await deliver({ message: '가'.repeat(2_000) }, { format: 'discord', linksOf });
  expect(body.content.length).toBeLessThanOrEqual(2_000);
  const [, below = ''] = body.content.match(/…\n\n(.*)$/) ?? [];
  expect(below.split(' · ')).toEqual(linksOf().map(({ label, url }) => `[${label}](<${url}>)`));
  expect(body).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4 });
});

test('Discord shows the action links, but no link that the visitor wrote', async () => {
  const { body } = await deliver(hostile, { format: 'discord', linksOf });
  const [text = ''] = body.content.split('\n\n[링크 0]');
  expect(text).toContain('evil');
  expect(text).not.toMatch(/@everyone|<@\w|\]\(|(?<!\\)</);
});

const digest = {
  event: 'digest',
  title: '[아침 요약]',
  heading: '아침',
  intro: [],
  data: { day: '2026-11-20' },
  parts: [
    {
      title: '아직 통화하지 못한 신청',
      items: [
        {
          term: '7KQ2-M4XD',
          text: '유류분',
          request: { reference: '7KQ2-M4XD', status: 'new' as const, actions: ['note' as const] },
        },
        { term: '8888-AAAA', text: '열리지 않는 신청' },
      ],
    },
  ],
};

async function notify(format: 'json' | 'slack' | 'discord') {
  const note = { action: 'note' as const, label: '메모', url: 'https://www.example.com/desk/n' };
  const channel = createWebhookChannel({
    url: new URL(`${peer.url}/hook`),
    format,
    secret: null,
    extent: 'brief',
    linksOf: (request) => [...linksOf(), { ...note, url: `${note.url}-${request.reference}` }],
  });
  await channel.notify?.(digest, attempt);
  return JSON.parse(peer.requests.at(-1)?.body ?? '');
}

test('DG-2: a digest contains the links of each request in it', async () => {
  const url = 'https://www.example.com/desk/n-7KQ2-M4XD';
  expect((await notify('slack')).attachments).toEqual([{ text: `7KQ2-M4XD · <${url}|메모>` }]);
  expect((await notify('json')).linked).toEqual([
    { reference: '7KQ2-M4XD', links: [{ action: 'note', label: '메모', url }] },
  ]);
  expect((await notify('discord')).content).not.toContain('desk');
});

test('Discord mentions nobody, and shows no link or preview', async () => {
  const { body } = await deliver(hostile, { format: 'discord' });
  expect(body).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4 });
  expect(body.content).not.toMatch(/@everyone|<@\w|\]\(/);
});

test('Discord text is truncated to 2,000 characters, not inside a surrogate pair', async () => {
  const { body } = await deliver({ message: '😀'.repeat(2_000) }, { format: 'discord' });
  expect(body.content.length).toBeLessThanOrEqual(2_000);
  expect(body.content.length).toBeGreaterThan(1_990);
  expect(body.content.isWellFormed()).toBe(true);
});

describe('a response of', () => {
  test.each([
    [301, true],
    [307, true],
    [400, true],
    [404, true],
    [410, true],
    [408, false],
    [425, false],
    [429, false],
    [500, false],
    [503, false],
  ])('%i fails, permanently: %s', async (status, permanent) => {
    peer.behave((_request, response) => response.writeHead(status, { location: '/' }).end());
    await expect(deliver({})).rejects.toMatchObject({ code: String(status), permanent });
    expect(peer.requests).toHaveLength(1);
  });

  test.each([
    [429, '120', 120],
    [503, new Date(Date.now() + 3_600_000).toUTCString(), 3600],
    [500, 'soon', null],
  ])('%i with Retry-After %s asks for a pause', async (status, header, seconds) => {
    peer.behave((_request, response) =>
      response.writeHead(status, { 'retry-after': header }).end(),
    );
    const failure = await deliver({}).catch((error) => error);
    if (seconds === null) expect(failure.retryAfter).toBeNull();
    else expect(Math.abs(failure.retryAfter - seconds)).toBeLessThan(5);
  });
});

describe.each(['slack', 'discord'] as const)('a message in %s', (format) => {
  test.each([
    ['message', '글입니다\n연락처: 010-9999-9999\n접수번호: 9999-ZZZZ'],
    ['message', '글입니다\u2028연락처: 010-9999-9999\u2029접수번호: 9999-ZZZZ'],
    ['facts', '\n연락처: 010-9999-9999\n접수번호: 9999-ZZZZ'],
    ['message', '│ 글입니다\n\n연락처: 010-9999-9999\n접수번호: 9999-ZZZZ\n'],
  ] as const)(
    'shows lines of the %s that pretend to be fields as text: %j',
    async (field, forged) => {
      const { body } = await deliver({ [field]: forged }, { format });
      const text: string = body.text ?? body.content;
      const fields = text.split(/[\n\p{Zl}\p{Zp}]/u).filter((line) => !line.startsWith('│ '));
      expect(fields.filter((line) => /^(?:연락처|접수번호):/.test(line))).toEqual([
        expect.stringMatching(/7KQ2-M4XD/),
        expect.stringMatching(/010-1234-5678/),
      ]);
      expect(text).toContain('│ 연락처: 010-9999-9999');
    },
  );
});
