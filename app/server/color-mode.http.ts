import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({}, 'fixtures');
});
afterAll(() => app.close());

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

async function rootOf(path: string): Promise<string | undefined> {
  const html = await (await app.fetch(path, { headers: { accept: 'text/html' } })).text();
  return html.match(/<html[^>]*>/)?.[0];
}

test('CM-5: the HTML of a page has its forced mode, but its error page has none', async () => {
  expect(await rootOf('/fixtures/color/dark')).toBe(
    '<html lang="ko" data-color-mode-forced="dark">',
  );
  for (const path of ['/', '/fixtures/color/free', '/fixtures/throwing', '/none']) {
    expect(await rootOf(path), path).toBe('<html lang="ko">');
  }
  expect(warn).not.toHaveBeenCalled();
});

test('CM-6: a page that forces `system` logs a warning and forces nothing', async () => {
  expect(await rootOf('/fixtures/color/system')).toBe('<html lang="ko">');
  expect(warn.mock.calls).toEqual([
    ['You cannot force the colorMode to system at the page level.'],
  ]);
});
