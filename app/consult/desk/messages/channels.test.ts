import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';
import { type Channel, DeliveryError } from '#app/consult/delivery/channel.server.ts';
import { messageFile } from '#app/consult/delivery/message-files.server.ts';
import { createLog } from '#app/platform/log.ts';
import { openHttpPeer } from '../../../../tests/fakes/http-peer.ts';
import { openSmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { openSolapi } from '../../../../tests/fakes/solapi.ts';
import { storedRequest } from '../../../../tests/site/request.ts';
import { createAlimtalkChannel } from './alimtalk.server.ts';
import { createFileChannel, createMailChannel } from './mail.server.ts';
import { createSmsChannel } from './sms.server.ts';
import { createWebhookChannel } from './webhook.server.ts';

/** A channel and the peer that receives its messages. */
interface Subject {
  channel: Channel;
  /** The messages that the peer received, as text. */
  received(): Promise<string[]> | string[];
  /** The ids by which the peer recognises a repeated message. */
  ids(): Promise<string[]> | string[];
  /** This channel with a peer that refuses every message and quotes it. */
  refusing: Channel;
  /** This channel without a peer. */
  broken: Channel;
  close(): Promise<void>;
}

const canary = {
  name: '카나리아',
  phone: '01098765432',
  email: 'canary@example.com',
  message: '카나리아의 비밀',
};
const words = ['카나리아', 'canary@', '비밀', '98765432', '010-9876-5432', '9876-5432'];
const request = storedRequest(canary);
const attempt = () => ({
  messageId: '<0e5c7a4e-1111-4222-8333-444455556666@example.com>',
  signal: new AbortController().signal,
  checkWanted: async () => {},
  onRejected() {},
});

const lines: string[] = [];
const log = createLog('debug', { write: (line) => lines.push(line) });

const addresses = {
  from: { name: '상담', address: 'site@example.com' },
  to: [{ name: '', address: 'desk@example.com' }],
};
const nobody = new URL('http://127.0.0.1:1');

async function mail(): Promise<Subject> {
  const peer = await openSmtpPeer();
  const refusing = await openSmtpPeer({ refuse: 550 });
  return {
    channel: createMailChannel(new URL(peer.url), addresses),
    received: () => peer.received.map(({ mail }) => `${mail.subject}\n${mail.text}`),
    ids: () => peer.received.map(({ mail }) => mail.messageId ?? ''),
    refusing: createMailChannel(new URL(refusing.url), addresses),
    broken: createMailChannel(new URL('smtp://127.0.0.1:1'), addresses),
    async close() {
      await peer.close();
      await refusing.close();
    },
  };
}

async function file(): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'channels-'));
  await writeFile(join(folder, 'in-the-way'), '');
  const broken = createFileChannel(join(folder, 'in-the-way'), addresses);
  const mail = async () => PostalMime.parse(await readFile(messageFile(folder, request.reference)));
  return {
    channel: createFileChannel(folder, addresses),
    received: async () => [(await mail()).text ?? ''],
    ids: async () => [(await mail()).messageId ?? ''],
    refusing: broken,
    broken,
    close: () => rm(folder, { recursive: true }),
  };
}

function bySolapi(create: (account: Awaited<ReturnType<typeof openSolapi>>['account']) => Channel) {
  return async (): Promise<Subject> => {
    const [solapi, strict] = [await openSolapi(), await openSolapi()];
    for (const to of ['01011112222', canary.phone]) strict.refuse(to, '1062');
    return {
      channel: create(solapi.account),
      received: () => solapi.messages.map((message) => JSON.stringify(message)),
      ids: () => solapi.messages.map(({ customFields }) => customFields.delivery ?? ''),
      refusing: create(strict.account),
      broken: create({ ...solapi.account, url: nobody }),
      async close() {
        await solapi.close();
        await strict.close();
      },
    };
  };
}

function webhook(format: 'json' | 'slack' | 'discord', extent: 'brief' | 'full' = 'brief') {
  return async (): Promise<Subject> => {
    const peer = await openHttpPeer();
    const refusing = await openHttpPeer({
      behave: ({ body }, response) => response.writeHead(410, { 'x-body': 'quoted' }).end(body),
    });
    const create = (url: string | URL) =>
      createWebhookChannel({ url: new URL(url), format, secret: 'shared', extent });
    return {
      channel: create(peer.url),
      received: () => peer.requests.map(({ body, path }) => path + body),
      ids: () => peer.requests.map(({ headers }) => String(headers['idempotency-key'])),
      refusing: create(refusing.url),
      broken: create(nobody),
      async close() {
        await peer.close();
        await refusing.close();
      },
    };
  };
}

const to = ['01011112222'];
const subjects: [string, () => Promise<Subject>, 'full' | 'brief'][] = [
  ['mail', mail, 'full'],
  ['file', file, 'full'],
  ['sms', bySolapi((account) => createSmsChannel({ account, to, extent: 'brief' })), 'brief'],
  ['sms in full', bySolapi((account) => createSmsChannel({ account, to, extent: 'full' })), 'full'],
  [
    'alimtalk',
    bySolapi((account) =>
      createAlimtalkChannel({ account, to, template: { channel: 'KA01PF', id: 'KA01TP' } }),
    ),
    'brief',
  ],
  ['webhook', webhook('json'), 'brief'],
  ['webhook in full', webhook('json', 'full'), 'full'],
  ['webhook for Slack', webhook('slack'), 'brief'],
  ['webhook for Discord', webhook('discord'), 'brief'],
];

let open: Subject | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
  lines.length = 0;
});

const those = (extent: 'brief' | 'full') => subjects.filter((subject) => subject[2] === extent);

describe.each(subjects)('%s', (_name, create) => {
  test('delivers with an id by which the peer recognises a repeat', async () => {
    open = await create();
    await open.channel.deliver(request, attempt());
    expect((await open.received()).join('')).toContain('7KQ2-M4XD');
    await open.channel.deliver(request, attempt());
    const ids = await open.ids();
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toContain('0e5c7a4e-1111-4222-8333-444455556666');
  });

  test('does not send a request that was withdrawn meanwhile, and says why', async () => {
    open = await create();
    const withdrawn = new DeliveryError({ code: 'EWITHDRAWN', needless: true });
    const unwanted = { ...attempt(), checkWanted: () => Promise.reject(withdrawn) };
    await expect(open.channel.deliver(request, unwanted)).rejects.toBe(withdrawn);
    await expect(Promise.resolve(open.received()).catch(() => [])).resolves.toEqual([]);
  });

  test.each(['refusing', 'broken'] as const)(
    'fails when the peer is %s, with an error that quotes nothing',
    async (kind) => {
      open = await create();
      const failure: unknown = await open[kind].deliver(request, attempt()).catch((error) => error);
      expect(failure).toBeInstanceOf(DeliveryError);
      expect(failure).toMatchObject({ code: expect.stringMatching(/^[A-Z0-9_]+$/) });
      log.warn({ event: 'delivery_failed', error: failure });
      for (const word of words) {
        expect(lines.join('')).not.toContain(word);
        expect(failure instanceof Error ? failure.message : '').not.toContain(word);
      }
    },
  );
});

test.each(those('brief'))('%s sends nothing that identifies a person', async (_name, create) => {
  open = await create();
  await open.channel.deliver(request, attempt());
  await open.channel.deliver({ ...request, status: 'suspected' }, attempt());
  const [first = '', second = ''] = await open.received();
  for (const word of words) expect(first + second).not.toContain(word);
  expect(first).toContain('유류분');
  expect(first).toContain('빚이 더 많을 수 있습니다');
  expect(first).not.toMatch(/의심|"suspected":true/);
  expect(second).toMatch(/의심|"suspected":true/);
});

test.each(those('full'))(
  '%s sends the name and e-mail of a request without a phone',
  async (_name, create) => {
    open = await create();
    await open.channel.deliver({ ...request, phone: '', email: 'kim@example.com' }, attempt());
    const [text = ''] = await open.received();
    expect(text).toContain('카나리아');
    // In Discord's text a zero-width space follows each @.
    expect(text.replaceAll('\u200b', '')).toContain('kim@example.com');
  },
);

test.each(those('full'))('%s sends the name and phone', async (_name, create) => {
  open = await create();
  await open.channel.deliver(request, attempt());
  const [text = ''] = await open.received();
  expect(text).toContain('카나리아');
  expect(text.replaceAll('-', '')).toContain(canary.phone);
});
