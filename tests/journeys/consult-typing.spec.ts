import type { Locator } from '@playwright/test';
import { intercept } from '../intercept.ts';
import { afternoon, expectReceived, fillIn, openForm, press, unfold } from './consult-form.ts';
import { everyEngine, expect, test } from './test.ts';

const caret = (field: Locator) =>
  field.evaluate((input) => (input instanceof HTMLInputElement ? input.selectionStart : null));

test(
  'a phone number is hyphenated while typing, and the caret stays',
  everyEngine,
  async ({ page }) => {
    await openForm(page);
    const phone = page.getByLabel('연락처');
    await phone.pressSequentially('0101234567');
    await expect(phone).toHaveValue('010-1234-567');
    await phone.press('Home');
    for (let step = 0; step < 4; step++) await phone.press('ArrowRight');
    await phone.press('9');
    await expect(phone).toHaveValue('010-9123-4567');
    expect(await caret(phone), 'behind what was typed').toBe(5);
    await phone.press('Backspace');
    await phone.press('Backspace');
    await expect(phone, 'the hyphen takes its digit along').toHaveValue('011-234-567');
    expect(await caret(phone)).toBe(2);

    await phone.fill('');
    await page.keyboard.insertText('+82 10-1234-5678');
    await expect(phone).toHaveValue('010-1234-5678');
    // Replaces the keyboard shortcut, which the system's WebKit lacks.
    await page.evaluate(() => document.execCommand('undo'));
    await expect(phone, 'can be undone').toHaveValue('+82 10-1234-5678');
  },
);

test('reports an invalid entry on blur, but a missing one only on submit', async ({ page }) => {
  await openForm(page);
  const phone = page.getByLabel('연락처');
  await page.getByLabel('성함 (가명도 괜찮습니다)').press('Tab');
  await phone.pressSequentially('010123');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  // The click that blurs the field hits its target, although the page moves.
  await afternoon(page, 1).click();
  await expect(afternoon(page, 1).getByRole('radio')).toBeChecked();
  await expect(phone).toHaveAccessibleDescription(/전화번호를 다시 확인/);
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await phone.fill('01012345678');
  await expect(phone).not.toHaveAttribute('aria-invalid');
});

test('a reload keeps the input, and the request keeps its key', async ({ page, consult }) => {
  await openForm(page);
  await fillIn(page, '다시연다');
  await unfold(page);
  await afternoon(page, 2).click();
  await page.getByLabel('하실 말씀').fill('적던 글');
  await page.getByLabel('상속에 관한 소식을 받겠습니다').check();
  // The server has stored it, but its response is lost.
  await intercept(page, '**/consult', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const first = await press(page);
  await expect(
    page.getByRole('region', { name: '접수되었는지 확인하지 못했습니다' }),
  ).toBeFocused();
  await page.unroute('**/consult');

  await page.reload();
  await page.locator('[data-island="consult-form"][data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.getByLabel('하실 말씀')).toHaveValue('적던 글');
  await expect(afternoon(page, 2).getByRole('radio'), 'the chosen half day').toBeChecked();
  const consents = page.getByRole('checkbox', { name: /동의합니다|소식을/ });
  await expect(consents.first()).not.toBeChecked();
  await expect(consents.last()).not.toBeChecked();
  for (const consent of await consents.all()) await consent.check();
  const again = await press(page);
  expect(again.get('key')).toMatch(/^[\da-f-]{36}$/);
  expect(again.get('key')).toBe(first.get('key'));
  await expectReceived(page);
  const stored = JSON.parse(await consult('list', '--json'));
  expect(stored.filter(({ name }: { name: string }) => name === '다시연다')).toHaveLength(1);

  await openForm(page);
  await unfold(page);
  await expect(page.getByLabel('하실 말씀'), 'the draft is gone').toHaveValue('');
  await fillIn(page, '다음신청');
  expect((await press(page)).get('key'), 'another request').not.toBe(first.get('key'));
  await expectReceived(page);
});

test.use({ expectedErrors: /ERR_FAILED/ });
