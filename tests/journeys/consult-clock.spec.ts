import { addDays } from '#app/law/calendar.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { expectReceived, fillIn, openForm, submit, unfold } from './consult-form.ts';
import { expect, long, test } from './test.ts';

test.use({ expectedErrors: /status of 422/ });

/** Today by the server's clock, which is that of this machine. */
const today = koreanDay(new Date());

for (const [clock, day] of [
  ['years behind', '2020-01-01'],
  ['a day behind', addDays(today, -1)],
  ['years ahead', '2090-01-01'],
] as const) {
  const tier = clock === 'years ahead' ? {} : long;
  test(`CF-1: accepts a request with a clock ${clock}`, tier, async ({ page }) => {
    await page.clock.setFixedTime(`${day}T09:00:00+09:00`);
    await openForm(page);
    await fillIn(page);
    await unfold(page);
    const died = page.locator('form').getByLabel('돌아가신 날');
    await died.fill(today);
    await page.getByLabel('하실 말씀').focus();
    await expect(died).not.toHaveAttribute('aria-invalid');
    await submit(page).click();
    await expectReceived(page);
    // The receipt also follows the server's clock.
    await expect(page.getByRole('main')).not.toContainText('지났습니다');
  });
}

test('CF-1: the form asks about a future day until the visitor corrects it', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await unfold(page);
  const died = page.locator('form').getByLabel('돌아가신 날');
  await died.fill(addDays(today, 30));
  await submit(page).click();
  await expect(page.getByRole('region', { name: '한 곳만 확인해 주세요' })).toBeFocused();
  await expect(died).toHaveAccessibleDescription(/아직 오지 않은 날/);
  await page.getByLabel('하실 말씀').pressSequentially('다른 칸');
  await expect(died).toHaveAttribute('aria-invalid', 'true');
  await died.fill(addDays(today, -1));
  await expect(died).not.toHaveAttribute('aria-invalid');
  await submit(page).click();
  await expectReceived(page);
});
