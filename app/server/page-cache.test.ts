import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createPageCache, prepareBody } from './page-cache.ts';

test('a page is made once, also for concurrent requests', async () => {
  const cached = createPageCache<null>();
  const make = vi.fn(() => prepareBody('text/html', '<p>쪽</p>'));
  const answers = await Promise.all([cached('/', make), cached('/', make)]);
  answers.push(await cached('/', make));
  expect(new Set(answers).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
  await cached('/other', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('other results and failures are not cached', async () => {
  const cached = createPageCache<string>();
  expect(await cached('/', async () => 'half a page')).toBe('half a page');
  await expect(cached('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cached('/', () => prepareBody('text/html', 'whole'))).toMatchObject({
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
  });
});

test('the first request does not wait for the best compression, which follows', async () => {
  const page = Array.from({ length: 500 }, (_, row) => `<li>${row ** 3} 상속인</li>`).join('');
  const { bodies } = await createPageCache<never>()('/', () => prepareBody('text/html', page));
  const first = bodies.br;
  await vi.waitFor(() => expect(bodies.br.byteLength).toBeLessThan(first.byteLength));
  for (const body of [first, bodies.br]) {
    expect(brotliDecompressSync(body).toString()).toBe(page);
  }
});
