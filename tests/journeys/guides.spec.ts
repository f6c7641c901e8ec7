import { everyEngine, expect, test } from './test.ts';
import { watchRequests } from './visit.ts';

const title = '상속포기와 한정승인, 무엇이 다른가';

test('a visitor reads a guide, goes on to the next, and back to the list', async ({ page }) => {
  await page.goto('/guides');
  const { documents } = watchRequests(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByText('2026. 11. 28.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '먼저 3개월을 적어 둡니다' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '상속분' })).toBeVisible();

  await page.locator('#onward').getByRole('link', { name: '다음 순위 가족의 상속포기' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^다음 순위 가족의 상속포기/ }),
  ).toBeFocused();

  await page
    .getByRole('navigation', { name: '현재 위치' })
    .getByRole('link', { name: '상속 안내' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '상속 안내' })).toBeFocused();
  expect(documents).toEqual([]);
});

test.describe('an unknown address below /guides', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('shows an error page, as a document and after a link (RT-2)', async ({ page }) => {
    await page.goto('/guides/none');
    await expect(page.getByText('Page Not Found: /guides/none')).toBeVisible();
    await page.goto('/guides');
    await page.getByRole('link', { name: title }).evaluate((link) => {
      link.setAttribute('href', '/guides/none');
    });
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('Page Not Found: /guides/none')).toBeVisible();
  });
});

test.describe('on a phone without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a guide can be read whole, and its table fits the window', async ({ page }) => {
    await page.goto('/guides');
    await page.getByRole('link', { name: '상속세 신고와 분납' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('상속세 신고');
    const cell = page.getByText('10년 함께 산 무주택 직계비속');
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(20);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(340);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);
  });

  test('an article in a cell follows its words instead of starting below the column name', async ({
    page,
  }) => {
    await page.goto('/guides/holograph-will');
    const words = page.getByText('공증인 앞에서 말하고 증인 2명이 함께합니다');
    const article = await words.getByText('(제1068조)').boundingBox();
    const cell = await words.boundingBox();
    expect(article?.x).toBeGreaterThan((cell?.x ?? 0) + 5 * 16);
  });
});
