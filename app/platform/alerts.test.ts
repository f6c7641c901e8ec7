import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLog, currentRequest } from '#app/platform/log.ts';
import { type HttpPeer, openHttpPeer } from '../../tests/fakes/http-peer.ts';
import { testFolder } from '../../tests/site/test-place.ts';
import { createAlerts, type SentAlerts, webhookWay } from './alerts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
  // A second start has the clock of the first.
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
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
  await alerts.settled();
  expect(posts()).toHaveLength(3);
  expect(lines.filter((line) => line.includes('"event":"alert"'))).toHaveLength(7);
  await vi.advanceTimersByTimeAsync(HOUR);
  await arrived(4);
  expect(posts()[3]).toMatchObject({ channel: 'mail', count: 4 });
  await alerts.settled();
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  alerts.raise('delivery_stuck', { channel: 'mail' });
  await arrived(5);
  expect(posts()[4]).not.toHaveProperty('count');
});

test('a start within the hour does not post the same again, and says later how often it was raised', async () => {
  const memory = join(await testFolder(), 'sent');
  const before = setUp({ memory });
  before.raise('disk_full');
  await before.settled();
  const next = setUp({ memory });
  next.raise('disk_full');
  next.raise('purge_failed');
  await arrived(2);
  expect(posts()[1]).toMatchObject({ alert: 'purge_failed' });
  await vi.advanceTimersByTimeAsync(HOUR);
  await arrived(3);
  expect(posts()[2]).toMatchObject({ alert: 'disk_full', count: 1 });
});

test('sends an alert even if its memory cannot be read or written', async () => {
  const memory = await testFolder();
  setUp({ memory }).raise('disk_full');
  await arrived(1);
});

test('alerts once a day that expired requests stay', async () => {
  const alerts = setUp();
  alerts.raise('purge_held');
  await alerts.settled();
  for (let hour = 1; hour < 24; hour += 1) {
    await vi.advanceTimersByTimeAsync(HOUR);
    alerts.raise('purge_held');
  }
  expect(peer.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(HOUR);
  await arrived(2);
});

const refuse = (status: number) =>
  peer.behave((_request, response) => void response.writeHead(status).end());
const accept = () => peer.behave((_request, response) => void response.end());

/** Ends the process, as far as its timers are concerned. */
function end() {
  const now = Date.now();
  vi.clearAllTimers();
  // Clearing them sets the clock back.
  vi.setSystemTime(now);
}

/** Lets this time pass, which must be a wait that ends just then, and the attempt that follows. */
async function passes(ms: number, alerts: SentAlerts) {
  const before = peer.requests.length;
  await vi.advanceTimersByTimeAsync(ms - 1);
  await alerts.settled();
  expect(peer.requests).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1);
  await alerts.settled();
  expect(peer.requests).toHaveLength(before + 1);
}

test.each([429, 451, 500, 503])(
  'an alert that is answered %i is sent again after 1, 5 and 15 minutes, then each hour until it is taken',
  async (status) => {
    refuse(status);
    const alerts = setUp();
    alerts.raise('delivery_stuck', { channel: 'mail' });
    await alerts.settled();
    for (const minutes of [1, 5, 15, 60, 60]) await passes(minutes * MINUTE, alerts);
    alerts.raise('delivery_stuck', { channel: 'mail' });
    accept();
    await passes(HOUR, alerts);
    expect(posts().at(-1)).toMatchObject({ channel: 'mail', count: 2 });
    // Taken: nothing more is sent.
    const sent = peer.requests.length;
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    await alerts.settled();
    expect(peer.requests).toHaveLength(sent);
  },
);

test('an alert that a retry delivered is quiet for an hour, and the next one starts with the first pause again', async () => {
  refuse(503);
  const alerts = setUp();
  alerts.raise('disk_full');
  await alerts.settled();
  accept();
  await passes(MINUTE, alerts);
  alerts.raise('disk_full');
  refuse(503);
  await passes(HOUR, alerts);
  await passes(MINUTE, alerts);
});

test('a waiting alert does not delay others', async () => {
  refuse(503);
  const alerts = setUp();
  alerts.raise('delivery_stuck', { channel: 'mail' });
  await alerts.settled();
  accept();
  alerts.raise('delivery_stuck', { channel: 'sms' });
  alerts.raise('purge_failed');
  await alerts.settled();
  expect(posts().slice(1)).toMatchObject([{ channel: 'sms' }, { alert: 'purge_failed' }]);
});

test('a refused alert is sent by the next start, which goes on with its waits', async () => {
  const memory = join(await testFolder(), 'sent');
  refuse(503);
  let alerts = setUp({ memory });
  alerts.raise('crashed', { code: 'a' });
  await alerts.settled();
  end();
  alerts = setUp({ memory });
  await passes(MINUTE, alerts);
  end();
  alerts = setUp({ memory });
  accept();
  await passes(5 * MINUTE, alerts);
  expect(posts().at(-1)).toMatchObject({ alert: 'crashed', code: 'a', count: 1 });
  end();
  alerts = setUp({ memory });
  await vi.advanceTimersByTimeAsync(5 * HOUR);
  await alerts.settled();
  expect(peer.requests).toHaveLength(3);
});

test('starts that follow each other quickly send a refused alert no sooner than it is due', async () => {
  const memory = join(await testFolder(), 'sent');
  refuse(503);
  for (let start = 0; start < 5; start += 1) {
    const alerts = setUp({ memory });
    alerts.raise('start_failed');
    await alerts.settled();
    end();
  }
  expect(peer.requests).toHaveLength(1);
  vi.setSystemTime(Date.now() + MINUTE);
  const alerts = setUp({ memory });
  await vi.advanceTimersByTimeAsync(1);
  await alerts.settled();
  expect(peer.requests).toHaveLength(2);
});

test('an alert that was under way when the site ended is sent by the next start', async () => {
  const memory = join(await testFolder(), 'sent');
  const underWay = new Promise<void>((resolve) => peer.behave(() => resolve()));
  setUp({ memory }).raise('disk_full');
  await underWay;
  end();
  accept();
  await passes(MINUTE, setUp({ memory }));
});

test('reads what earlier versions remembered, and skips what later ones may', async () => {
  const memory = join(await testFolder(), 'sent');
  const refused = { facts: {}, refused: 1, next: 0 };
  await writeFile(
    memory,
    JSON.stringify({ 'disk_full ': Date.now(), 'new ': { kind: 'new', ...refused } }),
  );
  const alerts = setUp({ memory });
  alerts.raise('disk_full');
  await vi.advanceTimersByTimeAsync(MINUTE);
  await alerts.settled();
  expect(peer.requests).toHaveLength(0);
});

test('a clock that was set back does not keep a refused alert for longer than an hour', async () => {
  const memory = join(await testFolder(), 'sent');
  const next = Date.now() + 1000 * HOUR;
  const refused = { kind: 'disk_full', facts: {}, refused: 9, next };
  await writeFile(memory, JSON.stringify({ 'disk_full ': refused }));
  await passes(HOUR, setUp({ memory }));
});

test('never waits for a webhook that does not exist', async () => {
  for (const url of ['http://127.0.0.1:2/secret-path', 'https://hooks.invalid/secret-path']) {
    lines = [];
    expect(setUp({ url: new URL(url) }).raise('purge_failed')).toBeUndefined();
    await vi.waitFor(() => expect(lines.join('')).toContain('alert_not_sent'), 10_000);
    expect(lines.join('')).not.toContain('secret-path');
  }
});

test('a retry is not logged under the request that raised the alert', async () => {
  const log = createLog('debug', { write: (line) => lines.push(line) });
  // Fake timers lose the async context under test, so a real but shorter minute is used.
  const wait = setTimeout;
  const minute = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work, ms) => wait(work, ms === MINUTE ? 200 : ms));
  onTestFinished(() => minute.mockRestore());
  peer.behave((_, response) => void response.writeHead(500).end());
  const alerts = createAlerts({ log, ways: [webhookWay(new URL('/alerts', peer.url))] });
  currentRequest.run('r-1', () => alerts.raise('purge_failed'));
  const unsent = () => lines.filter((line) => line.includes('alert_not_sent'));
  await vi.waitFor(() => expect(unsent().length).toBeGreaterThan(1), 10_000);
  expect(unsent()[0]).toContain('"requestId":"r-1"');
  expect(unsent()[1]).not.toContain('requestId');
});
