import { expect, test } from 'vitest';
import { StatusError } from '#app/router/page-error.ts';
import { createNotFoundPage } from './not-found-page.ts';

test('addresses of no page, in any number, cost one rendering, and each gets its own page', async () => {
  let renderings = 0;
  const notFoundPage = createNotFoundPage(async (url, { statusMessage }) => {
    renderings++;
    return { html: `<link href="${url.pathname}"><p>${statusMessage}</p><a href="/">홈</a>` };
  });
  for (let index = 0; index < 200; index++) {
    const url = new URL(`https://example.com/none/${index}?x=<b>`);
    const error = new StatusError(404, `Page not found: /none/${index}?x=<b>`);
    expect(await notFoundPage(url, error)).toBe(
      `<link href="/none/${index}"><p>Page not found: /none/${index}?x=&lt;b&gt;</p><a href="/">홈</a>`,
    );
  }
  expect(renderings).toBe(1);
});

test('a rendering that fails is made again for the next address', async () => {
  let renderings = 0;
  const notFoundPage = createNotFoundPage(async (url) => {
    renderings++;
    if (renderings === 1) throw new Error('The first fails.');
    return { html: `<link href="${url.pathname}">` };
  });
  const open = () =>
    notFoundPage(
      new URL('https://example.com/none'),
      new StatusError(404, 'Page not found: /none'),
    );
  await expect(open()).rejects.toThrow('The first fails.');
  expect(await open()).toBe('<link href="/none">');
});
