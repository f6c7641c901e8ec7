import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedText, createKeptBodies } from './kept-bodies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T23:59:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const prepare = (text: string) => cachedText({ 'content-type': 'text/html' }, text);
/** A page that names the day. */
const page = () => prepare(new Date().toISOString());

test.each([
  ['a minute later, which is the next day in Korea', '2026-11-27T00:00:00+09:00'],
  ['days later, after the machine slept', '2026-11-30T10:00:00+09:00'],
  ['after the clock was set back', '2026-11-25T10:00:00+09:00'],
])('makes a page again %s', async (_, later) => {
  const bodies = createKeptBodies();
  const first = await bodies.once('/', page);
  expect(await bodies.once('/', page)).toBe(first);
  vi.setSystemTime(new Date(later));
  expect(bodies.get('/')).toBeUndefined();
  expect((await bodies.once('/', page)).etag).not.toBe(first.etag);
});

test('keeps a page through its day, and a file forever', async () => {
  vi.setSystemTime(new Date('2026-11-26T00:00:00+09:00'));
  const bodies = createKeptBodies();
  const first = await bodies.once('/', page);
  const file = await prepare('file');
  bodies.keep('/icon.svg', file);
  vi.setSystemTime(new Date('2026-11-26T23:59:59+09:00'));
  expect(bodies.get('/')).toBe(first);
  vi.setSystemTime(new Date('2027-11-26T23:59:59+09:00'));
  expect(bodies.get('/icon.svg')).toBe(file);
});

test('does not keep a page whose making began yesterday', async () => {
  const bodies = createKeptBodies();
  await bodies.once('/', () => {
    const made = page();
    vi.setSystemTime(new Date('2026-11-27T00:00:01+09:00'));
    return made;
  });
  expect(bodies.get('/')).toBeUndefined();
});

test('makes a page once, also for concurrent requests', async () => {
  const bodies = createKeptBodies();
  const make = vi.fn(() => prepare('<p>쪽</p>'));
  const answers = await Promise.all([bodies.once('/', make), bodies.once('/', make)]);
  answers.push(await bodies.once('/', make));
  expect(new Set(answers).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
  await bodies.once('/other', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('keeps no other results and no failures', async () => {
  const bodies = createKeptBodies();
  expect(await bodies.once('/', async () => 'half a page')).toBe('half a page');
  await expect(bodies.once('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await bodies.once('/', () => prepare('whole'))).toMatchObject({
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
});

test('answers the first request before the best compression, which follows', async () => {
  const page = Array.from({ length: 500 }, (_, row) => `<li>${row ** 3} 상속인</li>`).join('');
  const { encoded } = await createKeptBodies().once('/', () => prepare(page));
  const first = encoded.br?.body ?? new Uint8Array();
  const best = () => encoded.br?.body ?? first;
  await vi.waitFor(() => expect(best().byteLength).toBeLessThan(first.byteLength), 10_000);
  expect(encoded.br?.headers['content-length']).toBe(String(best().byteLength));
  for (const body of [first, best()]) {
    expect(brotliDecompressSync(body).toString()).toBe(page);
  }
});
