import tls from 'node:tls';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { authority, expired } from '../../../../tests/fakes/certificates.ts';
import { type Behaviour, type HttpPeer, openHttpPeer } from '../../../../tests/fakes/http-peer.ts';
import { type Delivering, openDelivery } from '../../../../tests/site/delivery.ts';
import { createWebhookChannel } from './webhook.server.ts';

// Even with trust in this authority, the channel must refuse its certificate, which expired in 2020.
beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates(), authority]));

let peer: HttpPeer | undefined;
let delivery: Delivering | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await delivery?.close();
  await peer?.close();
  peer = undefined;
});

async function begin(url: string): Promise<Delivering> {
  const channel = createWebhookChannel({
    url: new URL(url),
    format: 'json',
    secret: null,
    extent: 'brief',
  });
  delivery = await openDelivery([channel]);
  return delivery;
}

async function withPeer(behave: Behaviour): Promise<Delivering> {
  peer = await openHttpPeer({ behave });
  return begin(peer.url);
}

test('retries after ten seconds without a response', async () => {
  const { send, tried } = await withPeer(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = peer?.next();
  await send();
  await arrived;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await tried('webhook', 1)).toMatchObject({ last_error: 'ETIMEDOUT', stuck_at: null });
});

test('retries after a 500 with the same idempotency key', async () => {
  const { send, tried, again } = await withPeer((_request, response) =>
    response.writeHead(500).end(),
  );
  const reference = await send();
  expect(await tried('webhook', 1)).toMatchObject({ last_error: '500', stuck_at: null });
  peer?.behave((_request, response) => void response.end());
  await again();
  await tried('webhook', 2);
  expect(peer?.requests.map(({ body }) => JSON.parse(body).request.reference)).toEqual([
    reference,
    reference,
  ]);
  expect(new Set(peer?.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('respects Retry-After of a 429', async () => {
  const { send, tried } = await withPeer((_request, response) =>
    response.writeHead(429, { 'retry-after': '1800' }).end(),
  );
  await send();
  const { last_error, next_attempt_at } = await tried('webhook', 1);
  expect(last_error).toBe('429');
  const pause = (Date.parse(next_attempt_at) - Date.now()) / 1000;
  expect(pause).toBeGreaterThan(1_700);
  expect(pause).toBeLessThan(1_801);
});

test('a redirect to a private address is not followed', async () => {
  const location = 'http://169.254.169.254/latest/meta-data/';
  const { send, tried, alerts } = await withPeer((_request, response) =>
    response.writeHead(307, { location }).end(),
  );
  await send();
  expect(await tried('webhook', 1)).toMatchObject({ last_error: '307', delivered_at: null });
  expect(peer?.requests).toHaveLength(1);
  expect(alerts()).toHaveLength(1);
});

test('reads at most 64 KB of an endless response', async () => {
  let written = 0;
  const { send, tried } = await withPeer((_request, response) => {
    const more = () => {
      while (response.write('x'.repeat(65_536))) written += 65_536;
    };
    response.on('drain', more);
    response.writeHead(200);
    more();
  });
  await send();
  expect(await tried('webhook', 1)).toMatchObject({ last_error: null });
  // Includes the bytes in the socket buffers of the system.
  expect(written).toBeLessThan(50_000_000);
});

test('sends nothing to a server with an expired certificate', async () => {
  peer = await openHttpPeer({ tls: expired });
  const { send, tried } = await begin(peer.url);
  await send();
  expect(await tried('webhook', 1)).toMatchObject({ last_error: 'CERT_HAS_EXPIRED' });
  expect(peer.requests).toEqual([]);
});
