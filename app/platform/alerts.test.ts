import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog, currentRequest } from '#app/platform/log.ts';
import { type HttpPeer, openHttpPeer } from '../../tests/fakes/http-peer.ts';
import { testFolder } from '../../tests/site/test-place.ts';
import { createAlerts, webhookWay } from './alerts.ts';

const HOUR = 3_600_000;

let peer: HttpPeer;
let lines: string[];
beforeEach(async () => {
  peer = await openHttpPeer();
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await peer.close();
});

function setUp({ url = new URL('/alerts', peer.url), memory = '' } = {}) {
  const log = createLog('debug', { write: (line) => lines.push(line) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return createAlerts({ log, ways: [webhookWay(url)], memory });
}

const posts = () => peer.requests.map(({ body }) => JSON.parse(body));
const arrived = (count: number) =>
  vi.waitFor(() => expect(peer.requests).toHaveLength(count), 10_000);

test('logs an alert and posts it as text and as fields', async () => {
  setUp().raise('delivery_stuck', { channel: 'mail', code: '550' });
  expect(lines.join('')).toContain('"alert":"delivery_stuck"');
  await arrived(1);
  expect(posts()).toEqual([
    {
      text: expect.stringMatching(/mail.*550/),
      alert: 'delivery_stuck',
      channel: 'mail',
      code: '550',
    },
  ]);
});

test('posts once an hour for each kind and channel, then the number raised meanwhile', async () => {
  const alerts = setUp();
  for (let turn = 0; turn < 5; turn += 1) alerts.raise('delivery_stuck', { channel: 'mail' });
  alerts.raise('delivery_stuck', { channel: 'sms' });
  alerts.raise('purge_failed');
  await arrived(3);
  expect(lines.filter((line) => line.includes('"event":"alert"'))).toHaveLength(7);
  await vi.advanceTimersByTimeAsync(HOUR);
  await arrived(4);
  expect(posts()[3]).toMatchObject({ channel: 'mail', count: 4 });
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  alerts.raise('delivery_stuck', { channel: 'mail' });
  await arrived(5);
  expect(posts()[4]).not.toHaveProperty('count');
});

test('a start within the hour does not post the same again, and says later how often it was raised', async () => {
  const memory = join(await testFolder(), 'sent');
  setUp({ memory }).raise('disk_full');
  await arrived(1);
  await vi.waitFor(() => expect(existsSync(memory)).toBe(true), 10_000);
  const next = setUp({ memory });
  next.raise('disk_full');
  next.raise('purge_failed');
  await arrived(2);
  expect(posts()[1]).toMatchObject({ alert: 'purge_failed' });
  await vi.advanceTimersByTimeAsync(HOUR);
  await arrived(3);
  expect(posts()[2]).toMatchObject({ alert: 'disk_full', count: 1 });
});

test('a memory that cannot be read or written does not hold an alert back', async () => {
  const memory = await testFolder();
  setUp({ memory }).raise('disk_full');
  await arrived(1);
});

test('expired requests that stay are told of once a day', async () => {
  const alerts = setUp();
  alerts.raise('purge_held');
  await arrived(1);
  for (let hour = 1; hour < 24; hour += 1) {
    await vi.advanceTimersByTimeAsync(HOUR);
    alerts.raise('purge_held');
  }
  expect(peer.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(HOUR);
  await arrived(2);
});

test('repeats a failed post after an hour', async () => {
  peer.behave((_request, response) => response.writeHead(500).end());
  const alerts = setUp();
  alerts.raise('delivery_stuck', { channel: 'mail' });
  await vi.waitFor(() => expect(lines.join('')).toContain('alert_not_sent'), 10_000);
  peer.behave((_request, response) => response.end());
  await vi.advanceTimersByTimeAsync(HOUR);
  await arrived(2);
  expect(posts()[1]).toMatchObject({ channel: 'mail', count: 1 });
});

test('never waits for a webhook that does not exist', async () => {
  for (const url of ['http://127.0.0.1:2/secret-path', 'https://hooks.invalid/secret-path']) {
    lines = [];
    expect(setUp({ url: new URL(url) }).raise('purge_failed')).toBeUndefined();
    await vi.waitFor(() => expect(lines.join('')).toContain('alert_not_sent'), 10_000);
    expect(lines.join('')).not.toContain('secret-path');
  }
});

test('what is posted an hour later is not of the request in which the first was raised', async () => {
  const log = createLog('debug', { write: (line) => lines.push(line) });
  // Timers of a test do not carry the context that is tested: the hour is a short one.
  const wait = setTimeout;
  const hour = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work, ms) => wait(work, ms === HOUR ? 200 : ms));
  onTestFinished(() => hour.mockRestore());
  peer.behave((_, response) => void response.writeHead(500).end());
  const alerts = createAlerts({ log, ways: [webhookWay(new URL('/alerts', peer.url))] });
  currentRequest.run('r-1', () => alerts.raise('purge_failed'));
  const unsent = () => lines.filter((line) => line.includes('alert_not_sent'));
  await vi.waitFor(() => expect(unsent().length).toBeGreaterThan(1), 10_000);
  expect(unsent()[0]).toContain('"requestId":"r-1"');
  expect(unsent()[1]).not.toContain('requestId');
});
