import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { afternoon, expectReceived, fillIn, openForm, submit, unfold } from './consult-form.ts';
import { everyEngine, expect, test } from './test.ts';

const name = (page: Page) => page.getByLabel('성함 (가명도 괜찮습니다)');
const errors = (page: Page) => page.locator('form [aria-invalid="true"]');

test(
  'Enter moves to the next field, as the label of a phone’s Enter key says, and reports no error',
  everyEngine,
  async ({ page }) => {
    await openForm(page);
    await name(page).fill('김새벽');
    await expect(name(page)).toHaveAttribute('enterkeyhint', 'next');
    await name(page).press('Enter');
    await expect(page.getByLabel('연락처')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { checked: true }), 'past what is folded').toBeFocused();
    await expect(errors(page)).toHaveCount(0);
  },
);

for (const path of ['/', '/consult']) {
  test(
    `${path}: Enter moves to the next field before the form is hydrated, and input stays`,
    everyEngine,
    async ({ page }) => {
      const release = await holdBack(page, '**/assets/consult-form.island-*.js');
      const begun = page.waitForResponse(/keep-draft\.behaviour/);
      await page.goto(path);
      await name(page).scrollIntoViewIfNeeded();
      await (await begun).finished();
      // The draft is kept once the behaviour is attached.
      const draft = () => page.evaluate(() => Object.values(sessionStorage).join());
      await name(page).fill('김새벽');
      await expect.poll(draft).toContain('김새벽');
      await name(page).press('Enter');
      await expect(page.getByLabel('연락처')).toBeFocused();
      await page.keyboard.type('01012345678');
      await page.keyboard.press('Enter');
      const next = path === '/' ? '#consult-diedOn' : '[type="radio"]:checked';
      await expect(page.locator(next)).toBeFocused();
      release();
      await page.locator('[data-hydrated] form').waitFor();
      await expect(page).toHaveURL(path);
      await expect(name(page)).toHaveValue('김새벽');
      await name(page).press('Enter');
      await expect(page.getByLabel('연락처'), 'one step').toBeFocused();
      await expect(errors(page)).toHaveCount(0);
    },
  );
}

test('Enter moves on from the e-mail address and the day, but starts a new line in a text of several lines', async ({
  page,
}) => {
  await openForm(page);
  await page.getByText('이메일로 답변 받기').click();
  await page.locator('#consult-email').press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await unfold(page);
  const day = page.locator('#consult-diedOn');
  await day.fill('20261110');
  await expect(day).toHaveAttribute('enterkeyhint', 'next');
  await day.press('Enter');
  await expect(name(page)).toBeFocused();
  await expect(day, 'as when it is left by Tab').toHaveValue('2026. 11. 10.');
  await page.getByLabel('하실 말씀').focus();
  await page.keyboard.type('첫 줄');
  await page.keyboard.press('Enter');
  await page.keyboard.type('둘째 줄');
  await expect(page.getByLabel('하실 말씀')).toHaveValue('첫 줄\n둘째 줄');
  await expect(errors(page)).toHaveCount(0);
});

test('Enter still opens folded parts and links, and moving to a group focuses the chosen option', async ({
  page,
}) => {
  await openForm(page);
  await submit(page).press('Enter');
  await page.locator('form a[href="#consult-name"]').press('Enter');
  await expect(name(page)).toBeFocused();
  await page.locator('summary', { hasText: '하실 말씀' }).press('Enter');
  await expect(page.getByLabel('하실 말씀')).toBeVisible();
  await afternoon(page, 2).click();
  await page.getByLabel('연락처').press('Enter');
  await expect(afternoon(page, 2).getByRole('radio')).toBeFocused();
});

test('Enter keeps the focus if it ends the composition of a syllable', async ({ page }) => {
  await openForm(page);
  await name(page).fill('김새벽');
  const prevented = await name(page).evaluate((field) =>
    [{ isComposing: true }, { keyCode: 229 }].map((state) => {
      const init = { key: 'Enter', bubbles: true, cancelable: true, ...state };
      return !field.dispatchEvent(new KeyboardEvent('keydown', init));
    }),
  );
  expect(prevented).toEqual([false, false]);
  await expect(name(page)).toBeFocused();
});

test('Enter alone sends a request: from a radio button it submits, as in every form', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page, '엔터신청');
  await name(page).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectReceived(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('Enter submits the form, and no key label announces a next field', async ({ page }) => {
    await page.goto('/consult');
    await expect(page.locator('form [enterkeyhint]')).toHaveCount(0);
    await name(page).press('Enter');
    await expect(errors(page).first()).toBeAttached();
  });
});
