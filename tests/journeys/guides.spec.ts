import { everyEngine, expect, test } from './test.ts';
import { watchRequests } from './visit.ts';

const title = '상속포기와 한정승인, 무엇이 다른가';

test('a visitor reads a guide, goes on to the next, and back to the list', async ({ page }) => {
  await page.goto('/guides');
  const { documents } = watchRequests(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByText('2026. 11. 22.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '먼저 3개월을 적어 둡니다' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '상속분' })).toBeVisible();

  await page.locator('#onward').getByRole('link', { name: '안심상속' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^안심상속/ })).toBeFocused();

  await page
    .getByRole('navigation', { name: '현재 위치' })
    .getByRole('link', { name: '글' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '글' })).toBeFocused();
  expect(documents).toEqual([]);
});

test.describe('an address of no guide', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is an error page, as document and after a link (RT-2)', async ({ page }) => {
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

  test('a guide can be read whole, and its table stands within the window', async ({ page }) => {
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
});
