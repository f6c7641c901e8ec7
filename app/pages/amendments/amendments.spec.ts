import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/journeys/test.ts';
import { clickLink, untilShown } from '../../../tests/journeys/visit.ts';
import { expectDay, typeDay } from '../../../tests/site/type-day.ts';

const answer = (page: Page, title: string) =>
  page.locator('.amendment', { hasText: title }).locator('.amendment-answer').first();

test('answers whether each change applies to the day of the case, which is typed here or elsewhere', async ({
  page,
}) => {
  await page.goto('/amendments');
  const field = page.getByLabel('돌아가신 날');
  const inValue = answer(page, '유류분을 돌려받는 방법');
  await expect(inValue).toBeEmpty();
  await field.fill('20261110');
  await expect(inValue).toHaveText('예. 2026. 11. 10.에 돌아가셨으므로 적용됩니다.');
  await expect(answer(page, '며느리와 사위의 대습상속')).toContainText('저희가 해석한');
  await field.press('Tab');
  await expect(field).toHaveValue('2026. 11. 10.');

  await untilShown(page, () => clickLink(page, '/deadlines'));
  const deadlines = page.locator('#deadlines');
  await expectDay(deadlines, '돌아가신 날', '2026-11-10');
  await typeDay(deadlines, '돌아가신 날', '2025-05-01');
  await untilShown(page, () => page.evaluate(() => history.back()));
  await expect(inValue).toHaveText('아니요. 2025. 5. 1.에 돌아가셨으므로 적용되지 않습니다.');
  await expect(page.getByRole('status').filter({ hasText: '앞에서 입력하신' })).toBeVisible();

  await page.reload();
  // The browser restores the scroll position, perhaps far below the field.
  await field.scrollIntoViewIfNeeded();
  await expect(field).toHaveValue('2025. 5. 1.');
  await expect(answer(page, '형제자매의 유류분')).toContainText('예. 2025. 5. 1.에');
  await field.press('End');
  await field.press('Backspace');
  await field.press('Backspace');
  await expect(inValue, 'no answer for a day that is not whole').toBeEmpty();
  await page.getByRole('button', { name: '비우기' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});
