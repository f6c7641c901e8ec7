import type { Page } from '@playwright/test';
import { everyEngine, expect, test } from '../../../tests/journeys/test.ts';
import { clearDay, dayFields, expectDay, typeDay } from '../../../tests/site/type-day.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const DEATH = '돌아가신 날';
const chapter = (page: Page) => page.locator('#deadlines');
const fieldset = (page: Page) => chapter(page).getByRole('group', { name: DEATH, exact: true });
const result = (page: Page) => page.locator('#deadlines-result');

// Engines may report different input types for the same action.
test(
  'takes a day by one tap, typing or pasting, and reports invalid days',
  everyEngine,
  async ({ page }) => {
    await page.clock.setFixedTime('2026-11-27T10:00:00+09:00');
    await page.goto('/deadlines');
    const { year, month, day } = dayFields(chapter(page), DEATH);

    await test.step('enters today or yesterday in Korea with one tap', async () => {
      await fieldset(page).getByRole('button', { name: '오늘' }).tap();
      await expectDay(chapter(page), DEATH, '2026-11-27');
      await expect(fieldset(page)).toHaveAccessibleDescription(/11\. 27\. 금 오늘입니다/);
      await expect(result(page)).toContainText('2027. 3. 2.');
      await fieldset(page).getByRole('button', { name: '어제' }).tap();
      await expectDay(chapter(page), DEATH, '2026-11-26');
      await expect(fieldset(page)).toHaveAccessibleDescription(/11\. 26\. 목 1일 전입니다/);
    });

    await test.step('takes a typed day of long ago, and a pasted whole day', async () => {
      await typeDay(chapter(page), DEATH, '1985-03-04');
      await expect(fieldset(page)).toHaveAccessibleDescription(/3\. 4\. 월/);
      await expect(page.locator('.deadline-example')).toHaveCount(0);
      for (const typed of ['2026.6.15', '2026-06-15', '20260615']) {
        await clearDay(chapter(page), DEATH);
        await year.pressSequentially(typed);
        await expectDay(chapter(page), DEATH, '2026-06-15');
      }
      await clearDay(chapter(page), DEATH);
      await year.pressSequentially('2026. 6. 1');
      await expect(month, 'a day of one digit may get another').toHaveValue('');
      await year.blur();
      await expectDay(chapter(page), DEATH, '2026-06-01');

      await year.fill('2026년 9월 10일(목)');
      await expectDay(chapter(page), DEATH, '2026-09-10');
      await expect(result(page)).toContainText('2026. 12. 10.');
    });

    await test.step('reports an invalid day after the field loses focus, and shows no result', async () => {
      await clearDay(chapter(page), DEATH);
      await year.fill('85');
      await month.fill('3');
      await expect(fieldset(page), 'while it is typed').toHaveAccessibleDescription('');
      await day.fill('4');
      await day.blur();
      await expect(fieldset(page)).toHaveAccessibleDescription(/연도는 네 자리로/);
      await expect(year).toHaveAttribute('aria-invalid', 'true');
      await expect(result(page)).toContainText('연도는 네 자리로');
      await expect(result(page).getByRole('link', { name: /02-/ })).toBeVisible();
      await expect(result(page).getByRole('listitem')).toHaveCount(0);

      await year.fill('2026');
      await month.fill('2');
      await day.fill('30');
      await expect(fieldset(page), 'at once').toHaveAccessibleDescription(/달력에 없습니다/);
      await day.fill('');
      await day.blur();
      await expect(result(page)).toContainText('연도, 월, 일을 모두');
      await day.fill('28');
      await expect(fieldset(page)).toHaveAccessibleDescription(/2\. 28\. 토/);
      await expect(result(page).getByRole('listitem').first()).toBeVisible();

      for (const typed of ['음력 2026.3.4', '2026. 3. 4. ~ 3. 6.', '2026년 3월 4일쯤']) {
        await clearDay(chapter(page), DEATH);
        await year.fill(typed);
        await expect(fieldset(page)).toHaveAccessibleDescription(/양력 날짜를 하루만/);
        await expect(result(page)).toContainText('양력 날짜를 하루만');
        await expect(month).toHaveValue('');
      }

      await clearDay(chapter(page), DEATH);
      await day.blur();
      await expect(fieldset(page), 'nothing is asked').toHaveAccessibleDescription('');
      await expect(result(page)).toContainText('예시');
    });
  },
);

test('opens the browser’s calendar, which offers no day to come, and takes the day chosen', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-27T10:00:00+09:00');
  await page.goto('/deadlines');
  const open = (label: string) => chapter(page).getByRole('button', { name: `${label} 달력` });
  const calendar = (label: string) =>
    chapter(page).getByRole('group', { name: label, exact: true }).locator('input[type="date"]');
  /** Presses the button, and returns the days that the calendar then shows and offers. */
  const opened = async (label: string) => {
    await open(label).press('Enter');
    await page.keyboard.press('Escape');
    await expect(calendar(label)).toHaveAttribute('max', /./);
    return calendar(label).evaluate((input: HTMLInputElement) => [
      input.value,
      input.min,
      input.max,
    ]);
  };

  expect(await opened(DEATH)).toEqual(['', '1900-01-01', '2026-11-27']);
  await calendar(DEATH).fill('2026-11-10');
  await expectDay(chapter(page), DEATH, '2026-11-10');
  await expect(result(page)).toContainText('2027. 2. 10.');

  await chapter(page).getByRole('radio', { name: '나중에 아셨어요' }).check();
  const KNEW = '돌아가신 것을 아신 날';
  expect(await opened(KNEW), 'not before the death').toEqual(['', '2026-11-10', '2026-11-27']);
  await calendar(KNEW).fill('2026-11-16');
  await expectDay(chapter(page), KNEW, '2026-11-16');
  await expect(result(page)).toContainText('2027. 2. 16.');

  await dayFields(chapter(page), DEATH).day.fill('9');
  expect(await opened(DEATH), 'the day that was typed').toContain('2026-11-09');
  await calendar(DEATH).fill('');
  await expectDay(chapter(page), DEATH, '');
});
