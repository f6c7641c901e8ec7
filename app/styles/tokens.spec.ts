import { expect, test } from '../../tests/journeys/test.ts';

const INK = 'rgb(3, 7, 18)';

test('HD-5, HD-6: the theme’s colours have the specified names and values', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  for (const [name, value] of [
    ['primary-50', '254 252 232'],
    ['primary-500', '234 179 8'],
    ['primary-950', '66 32 6'],
    ['primary-DEFAULT', '234 179 8'],
  ] as const) {
    await expect(root).toHaveCSS(`--color-${name}`, value);
  }
  for (const [name, ground, words] of [
    ['naver', 'rgb(3, 199, 90)', INK],
    ['kakao', 'rgb(254, 229, 0)', 'rgb(25, 22, 0)'],
    ['youtube', 'rgb(255, 0, 0)', INK],
  ] as const) {
    await root.evaluate((html, token) => {
      html.style.backgroundColor = `var(--color-${token})`;
      html.style.color = `var(--color-on-${token})`;
    }, name);
    await expect(root).toHaveCSS('background-color', ground);
    await expect(root).toHaveCSS('color', words);
  }
  await root.evaluate((html) => html.setAttribute('class', 'dark'));
  await expect(root).toHaveCSS('--color-primary-DEFAULT', '250 204 21');
});
