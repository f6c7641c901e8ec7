import { questionList } from '#app/firm/data/questions.data.ts';
import { addressText } from '#app/firm/view/address-text.ts';
import { firm } from '#app/firm/view/firm.ts';
import { questionsOf } from '#app/firm/view/questions.ts';
import { situations } from '#app/firm/view/situations.ts';
import { hero } from '#app/pages/home/hero-copy.ts';
import { everyEngine, expect, test } from './test.ts';

const questions = questionsOf(questionList.home);

test.use({ clipboard: true });

test('a visitor finds a situation, an answer and the directions', everyEngine, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');

  // From the hero to a situation; the keyboard moves through the others.
  await page.getByRole('link', { name: hero.starts.rows[1]?.text ?? '' }).click();
  await expect(page.getByRole('tab', { name: '빚이 더 많을 때' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(
    page.getByText('3개월이 지난 뒤에 빚을 알았다면 특별한정승인을 검토합니다.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: '빚이 더 많을 때' }).focus();
  for (const { label, id } of situations.slice(2)) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: label })).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  await expect(page.locator('#just-died')).toBeHidden();

  // One answer at a time.
  const answers = page.locator('#questions');
  const [first, second] = questions;
  for (const { question, source } of [first, second].filter((one) => one !== undefined)) {
    await page.getByRole('heading', { name: question }).click();
    await expect(answers.getByText(source)).toBeVisible();
  }
  await expect(answers.getByText(first?.source ?? '')).toBeHidden();

  const place = page.locator('#place');
  await place.getByRole('button', { name: '주소 복사' }).click();
  // Firefox may refuse to read the clipboard while it is being written.
  await expect(place.getByRole('button', { name: '복사했습니다' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    addressText(firm.address).replaceAll('\u00a0', ' '),
  );
});

test.describe('on a phone without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('everything can be read, and nothing is shown that needs a script', async ({ page }) => {
    await page.goto('/');
    for (const { label, head, steps } of situations) {
      await expect(page.getByText(head[0] ?? '').first()).toBeVisible();
      await expect(page.locator(`[data-label="${label}"]`).first()).toBeAttached();
      await expect(page.getByText(steps[0]?.act ?? '').first()).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /크게 보기|주소 복사/ })).toHaveCount(0);
    const last = questions.at(-1);
    await page.getByText(last?.question ?? '').click();
    await expect(page.locator('#questions').getByText(last?.answer[0] ?? '')).toBeVisible();
  });
});
