import { subscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:net';
import tls from 'node:tls';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { authority, expired, sound } from '../../tests/fakes/certificates.ts';
import { type Behaviour, type HttpPeer, openHttpPeer } from '../../tests/fakes/http-peer.ts';
import { post } from './post.ts';

beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates(), authority]));

const open: (HttpPeer | Server)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const one of open.splice(0)) await one.close();
});

async function peer(behave?: Behaviour, certificate?: typeof sound): Promise<HttpPeer> {
  const made = await openHttpPeer({ behave, tls: certificate });
  open.push(made);
  return made;
}

test('sends the body unchanged, with the given headers', async () => {
  const { url, requests } = await peer((_request, response) => response.writeHead(201).end('예'));
  const answer = await post(new URL('/a?b=c', url), '{"a":"가"}', { headers: { 'x-b': 'c' } });
  expect(answer).toMatchObject({ status: 201, body: '예' });
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/a?b=c',
      body: '{"a":"가"}',
      headers: { 'x-b': 'c', 'content-type': 'application/json; charset=utf-8' },
    },
  ]);
});

test('calls beforeBody before the body, and sends nothing if it throws', async () => {
  const { url, requests } = await peer((_request, response) => response.writeHead(401).end('예'));
  const asked: string[] = [];
  const beforeBody = async () => void asked.push('asked');
  expect(await post(new URL(url), '{"a":"가"}', { beforeBody })).toMatchObject({
    status: 401,
    body: '예',
  });
  expect(asked).toEqual(['asked']);
  expect(requests[0]).toMatchObject({ body: '{"a":"가"}', headers: { 'content-length': '11' } });
  expect(requests[0]?.headers).not.toHaveProperty('transfer-encoding');
  const refusal = new Error('no');
  const refused = post(new URL(url), '{}', {
    async beforeBody() {
      throw refusal;
    },
  });
  await expect(refused).rejects.toBe(refusal);
  expect(requests).toHaveLength(1);
});

test('does not call beforeBody before the connection is complete', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let connected = () => {};
  const connection = new Promise<void>((resolve) => {
    connected = resolve;
  });
  // Accepts the connection but never answers the TLS handshake.
  const mute = createServer(() => connected());
  open.push(mute);
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const at = mute.address();
  const port = typeof at === 'object' ? at?.port : null;
  const beforeBody = vi.fn(async () => {});
  const sent = post(new URL(`https://127.0.0.1:${port}`), '{}', { beforeBody });
  const failed = expect(sent).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await connection;
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(beforeBody).not.toHaveBeenCalled();
});

test('does not follow a redirect', async () => {
  const { url, requests } = await peer((_request, response) =>
    response.writeHead(307, { location: '/elsewhere' }).end(),
  );
  expect(await post(new URL(url), '{}')).toMatchObject({ status: 307 });
  expect(requests).toHaveLength(1);
});

test('reads at most 64 KB of an endless body', async () => {
  const { url } = await peer((_request, response) => {
    // Until the socket buffer is full.
    const more = () => {
      while (response.write('x'.repeat(8_192))) {}
    };
    response.on('drain', more);
    response.writeHead(200);
    more();
  });
  const { status, body } = await post(new URL(url), '{}');
  expect(status).toBe(200);
  expect(body).toHaveLength(64 * 1024);
});

test('times out after ten seconds without a response', async () => {
  const silent = await peer(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = silent.next();
  const failure = vi.fn();
  const answer = post(new URL(silent.url), '{}').catch(failure);
  await arrived;
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(failure.mock.calls).toMatchObject([[{ code: 'ETIMEDOUT' }]]);
});

test('resolves once the status arrived, however the body ends', async () => {
  const halting = await peer((_request, response) => void response.writeHead(200).write('be'));
  const stop = new AbortController();
  const head = new Promise((done) => subscribe('undici:request:headers', done));
  const answer = post(new URL(halting.url), '{}', { signal: stop.signal });
  await head;
  // `fetch` resolves within this turn of the event loop.
  await new Promise(setImmediate);
  stop.abort();
  expect(await answer).toMatchObject({ status: 200 });

  halting.behave((_request, response) => {
    response.writeHead(202, { 'content-length': 9 });
    response.write('begin', () => response.destroy());
  });
  expect(await post(new URL(halting.url), '{}')).toMatchObject({ status: 202 });
});

test('can be aborted before and during the request', async () => {
  const silent = await peer(() => {});
  const stop = new AbortController();
  const answer = post(new URL(silent.url), '{}', { signal: stop.signal });
  answer.catch(() => {});
  await silent.next();
  stop.abort();
  await expect(answer).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect(post(new URL(silent.url), '{}', { signal: stop.signal })).rejects.toThrow();
  expect(silent.requests).toHaveLength(1);
});

test('rejects an expired certificate', async () => {
  const good = await peer(undefined, sound);
  const late = await peer(undefined, expired);
  expect(await post(new URL(good.url), '{}')).toMatchObject({ status: 200 });
  await expect(post(new URL(late.url), '{}')).rejects.toMatchObject({ code: 'CERT_HAS_EXPIRED' });
  expect(late.requests).toEqual([]);
});

test.each([
  ['does not speak HTTP', 'hello\r\n'],
  [
    'switches protocols',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
  ],
  ['closes the connection', ''],
])('fails when the server %s', async (_, answer) => {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(answer));
  });
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(post(new URL(`http://127.0.0.1:${port}`), '{}')).rejects.toMatchObject({
    code: expect.any(String),
  });
});
