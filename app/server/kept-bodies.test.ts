import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedText } from './cached-body.ts';
import { createKeptBodies } from './kept-bodies.ts';
import { createPageCache } from './page-cache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T23:59:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const prepare = (text: string) => cachedText({ 'content-type': 'text/html' }, text);
/** What a page shows that names the day. */
const page = () => prepare(new Date().toISOString());

test.each([
  ['a minute later, which is the next day in Korea', '2026-11-27T00:00:00+09:00'],
  ['days later, as after a machine slept', '2026-11-30T10:00:00+09:00'],
  ['at a clock that was set back', '2026-11-25T10:00:00+09:00'],
])('a page is made anew %s', async (_, later) => {
  const bodies = createKeptBodies();
  const cached = createPageCache<never>(bodies);
  const first = await cached('/', page);
  expect(await cached('/', page)).toBe(first);
  vi.setSystemTime(new Date(later));
  expect(bodies.get('/')).toBeUndefined();
  expect((await cached('/', page)).etag).not.toBe(first.etag);
});

test('a page and a file stay through their day and their time', async () => {
  vi.setSystemTime(new Date('2026-11-26T00:00:00+09:00'));
  const bodies = createKeptBodies();
  const first = await createPageCache<never>(bodies)('/', page);
  const file = await prepare('file');
  bodies.keep('/icon.svg', file);
  vi.setSystemTime(new Date('2026-11-26T23:59:59+09:00'));
  expect(bodies.get('/')).toBe(first);
  vi.setSystemTime(new Date('2027-11-26T23:59:59+09:00'));
  expect(bodies.get('/icon.svg')).toBe(file);
});

test('a page that was begun yesterday is not kept', async () => {
  const bodies = createKeptBodies();
  await createPageCache<never>(bodies)('/', () => {
    const made = page();
    vi.setSystemTime(new Date('2026-11-27T00:00:01+09:00'));
    return made;
  });
  expect(bodies.get('/')).toBeUndefined();
});
