import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fillIn, newPhone, openForm, submit } from './consult-form.ts';
import { expect, test } from './test.ts';

/** Every page and state that a visitor can meet. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the home page': async (page) => {
    await page.goto('/');
  },
  'the menu': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: '메뉴' }).click();
  },
  'the form with errors': async (page) => {
    await page.goto('/#consult');
    await page.locator('[data-island="consult-form"][data-alive]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '상담 신청' }).click();
    await expect(page.locator('#consult-errors')).toBeFocused();
  },
  'the form that could not be sent': async (page) => {
    await page.route('**/consult', (route) => route.abort());
    await fillInAndSend(page);
    await expect(page.locator('#consult-errors')).toBeFocused();
  },
  'the receipt in place of the form': async (page) => {
    await fillInAndSend(page);
    await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeFocused();
  },
  'the receipt page': async (page) => {
    const response = await page.request.post('/consult', {
      form: { name: '김새벽', phone: newPhone(), stage: 'unsure', consent: 'yes' },
      headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    });
    await page.goto(response.url());
  },
  'the privacy policy': async (page) => {
    await page.goto('/privacy');
  },
  'a page that is not there': async (page) => {
    await page.goto('/none');
  },
};

async function fillInAndSend(page: Page): Promise<void> {
  await openForm(page);
  await fillIn(page);
  await submit(page).click();
}

test.use({ expectedErrors: /status of 404|ERR_FAILED/ });

for (const [name, reach] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}: no violation`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await reach(page);
      for (const width of [360, 1440]) {
        if (name !== 'the menu') await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          `${width} px`,
        ).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px: nothing sticks out`).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('the keyboard alone reaches, fills in and sends the form', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  const request = page.locator('#main').getByRole('link', { name: '상담 신청', exact: true });
  await expect(request.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#consult');
  await page.locator('[data-island="consult-form"][data-alive]').waitFor({ state: 'attached' });

  await page.keyboard.press('Tab');
  await expect(page.getByLabel('성함 또는 부를 이름')).toBeFocused();
  await page.keyboard.type('김새벽');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newPhone());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('빚이 더 많을지 모릅니다')).toBeChecked();
  await page.getByLabel('개인정보 수집·이용에 동의합니다').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeFocused();
});

test('at 200 % zoom nothing sticks out and the form can be sent', async ({ page }) => {
  // What a zoom of 200 % leaves of a window of 1280 × 800.
  await page.setViewportSize({ width: 640, height: 400 });
  await fillInAndSend(page);
  await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeFocused();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(640);
});
