import { holdBack } from '../hold-back.ts';
import { stage } from './consult-form.ts';
import { chooseSpouse } from './family-link.ts';
import { expect, long, test } from './test.ts';

// React renders an island again if an extension has changed its HTML, which logs an error.
test.use({ reusePage: false, expectedErrors: /was rendered anew/ });

const ISLANDS = /\/assets\/(?:hydrate-island|[\w-]+\.island)-/;

test(
  'a form that an extension has changed keeps input from before its code loaded',
  long,
  async ({ page }) => {
    const release = await holdBack(page, ISLANDS);
    await page.goto('/consult');
    await page.locator('textarea').evaluate((field) => {
      field.after(document.createElement('grammarly-extension'));
    });
    await page.getByLabel('성함 (가명도 괜찮습니다)').fill('김새벽');
    await page.getByLabel('연락처').fill('01012345678');
    await stage(page).selectOption('debt');
    await page.locator('[name="consent"]').check();
    release();
    await page
      .locator('[data-island="consult-form"][data-hydrated]')
      .waitFor({ state: 'attached' });
    await expect(page.getByLabel('성함 (가명도 괜찮습니다)')).toHaveValue('김새벽');
    await expect(stage(page)).toHaveValue('debt');
    await expect(page.locator('[name="consent"]')).toBeChecked();
    await page.getByRole('button', { name: '상담 신청' }).click();
    await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeVisible();
  },
);

test(
  'a calculator that an extension has changed keeps input and presses from before its code loaded',
  long,
  async ({ page }) => {
    const release = await holdBack(page, ISLANDS);
    await page.goto('/shares');
    await page.locator('#shares').evaluate((calculator) => {
      for (const field of calculator.querySelectorAll('input[type="text"]')) {
        const icon = document.createElement('div');
        icon.dataset.lastpassIconRoot = '';
        field.after(icon);
      }
    });
    await page.getByRole('button', { name: '자녀 늘리기', exact: true }).click();
    await chooseSpouse(page, '있음');
    await page.locator('#shares-estate').fill('12억');
    release();
    await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
    await expect(page.locator('#shares-children')).toHaveValue('1');
    await expect(page.locator('#shares-estate')).toHaveValue(/^12억$|^1,200,000,000$/);
    await expect(page.locator('#shares .reasons-sentence')).toContainText('3/5');
  },
);

test('presses before the main script loads count', async ({ page, site }) => {
  const release = await holdBack(page, '**/assets/client-*.js');
  // Avoids `goto`, which waits for the script.
  await page.evaluate((address) => location.assign(address), `${site.url}/shares`);
  const more = page.getByRole('button', { name: '자녀 늘리기', exact: true });
  await more.click();
  await more.click();
  release();
  await expect(page.locator('#shares-children')).toHaveValue('2');
  await chooseSpouse(page, '있음');
  await expect(page.locator('#shares .reasons-sentence')).toContainText('3/7');
});
