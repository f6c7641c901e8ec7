import { expect, test } from './test.ts';

test.use({
  expectedErrors: /violates the following Content Security Policy|status of 404/,
});

/** Every journey fails at a violation (tests/journeys/test.ts); this test shows that it does. */
test('44: the browser reports policy violations, and the site causes none', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const path of ['/', '/privacy', '/received/7KQ2-M4XD', '/none']) await page.goto(path);
  expect(said.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  await page.evaluate(() => document.head.append(document.createElement('style')));
  await page.evaluate(() => document.querySelector('head > style')?.append('body { color: red }'));
  await expect
    .poll(() => said)
    .toContain(
      'reported: inline violates the following Content Security Policy directive: style-src-elem',
    );
});
