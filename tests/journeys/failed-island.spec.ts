import type { Page } from '@playwright/test';
import { expect, long, test } from './test.ts';

test.use({ reusePage: false, expectedErrors: /Island '.*' failed/ });

async function open(page: Page): Promise<void> {
  await page.goto('/shares');
  const island = page.locator('[data-island="shares"]');
  await island.dispatchEvent('pointerover');
  await expect(island).toHaveAttribute('data-hydrated', '');
}

const sentence = (page: Page) => page.locator('#shares .reasons-sentence');
const spouse = (page: Page, answer: string) =>
  page.getByRole('radiogroup', { name: '배우자', exact: true }).getByLabel(answer).click();

test('a calculator that fails restarts with its input', long, async ({ page }) => {
  await open(page);
  await spouse(page, '있음');
  await page.locator('#shares-children').fill('4');
  await page.locator('#shares-estate').fill('12억');
  // Imitates an extension: React then fails to remove an element that has been replaced.
  await page.locator('#shares .division').evaluate((details) => {
    details.replaceWith(details.cloneNode(true));
  });
  const failed = page.waitForEvent('console', (message) => /failed/.test(message.text()));
  await page.locator('#shares-death').fill('2199-01-01');
  await failed;
  await expect(page.locator('#shares-death')).toHaveValue('2199');
  await page.locator('#shares-death').fill('2026-01-01');
  await expect(page.locator('#shares-children')).toHaveValue('4');
  await expect(page.locator('#shares-estate')).toHaveValue('1,200,000,000');
  await expect(sentence(page)).toContainText('배우자가 3/11을');
  await spouse(page, '없음');
  await expect(sentence(page)).toContainText('첫째, 둘째, 셋째, 넷째가 각각 1/4을');
});

test(
  'a calculator that fails again shows a notice with the phone number, and no figures',
  long,
  async ({ page }) => {
    await open(page);
    await spouse(page, '있음');
    await page.locator('#shares-children').fill('4');
    await page.evaluate(() => {
      Node.prototype.removeChild = () => {
        throw new DOMException('Not a child of this node.', 'NotFoundError');
      };
    });
    await spouse(page, '없음');
    const alert = page.locator('#shares').getByRole('alert');
    await expect(alert).toContainText('계산기에 문제가 생겨');
    await expect(alert.getByRole('link', { name: '02-0000-0000' })).toBeVisible();
    await expect(sentence(page)).toHaveCount(0);
    await page.reload();
    await expect(sentence(page), 'with what was put in').toContainText(
      '첫째, 둘째, 셋째, 넷째가 각각 1/4을',
    );
  },
);
