import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { cachedText } from './cached-body.ts';
import { createKeptBodies } from './kept-bodies.ts';
import { createPageCache } from './page-cache.ts';

const prepare = (html: string) => cachedText({ 'content-type': 'text/html' }, html);

test('a page is made once, also for concurrent requests', async () => {
  const cached = createPageCache<null>(createKeptBodies());
  const make = vi.fn(() => prepare('<p>쪽</p>'));
  const answers = await Promise.all([cached('/', make), cached('/', make)]);
  answers.push(await cached('/', make));
  expect(new Set(answers).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
  await cached('/other', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('other results and failures are not cached', async () => {
  const cached = createPageCache<string>(createKeptBodies());
  expect(await cached('/', async () => 'half a page')).toBe('half a page');
  await expect(cached('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cached('/', () => prepare('whole'))).toMatchObject({
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
});

test('the first request does not wait for the best compression, which follows', async () => {
  const page = Array.from({ length: 500 }, (_, row) => `<li>${row ** 3} 상속인</li>`).join('');
  const { encoded } = await createPageCache<never>(createKeptBodies())('/', () => prepare(page));
  const first = encoded.br?.body ?? new Uint8Array();
  const best = () => encoded.br?.body ?? first;
  await vi.waitFor(() => expect(best().byteLength).toBeLessThan(first.byteLength), 10_000);
  expect(encoded.br?.headers['content-length']).toBe(String(best().byteLength));
  for (const body of [first, best()]) {
    expect(brotliDecompressSync(body).toString()).toBe(page);
  }
});
