import { expect, test } from './test.ts';

test.use({
  expectedErrors: /violates the following Content Security Policy|status of 404/,
});

/** Every journey fails at a violation (tests/journeys/test.ts): here it is seen that it would. */
test('44: the browser reports what the policy forbids, and nothing that the site does', async ({
  page,
}) => {
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
