import { questionList } from '#app/firm/data/questions.data.ts';
import { addressText } from '#app/firm/view/address-text.ts';
import { firm } from '#app/firm/view/firm.ts';
import { questionsOf } from '#app/firm/view/questions.ts';
import { situations } from '#app/firm/view/situations.ts';
import { everyEngine, expect, test } from './test.ts';

const questions = questionsOf(questionList.home).slice(0, 4);

test.use({ clipboard: true });

test('a visitor finds a situation, an answer and the directions', everyEngine, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');

  // Each situation leads to its page.
  await page.getByRole('link', { name: situations[1]?.said ?? '' }).click();
  await expect(page).toHaveURL('/situations/debt');
  await page.goBack();

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
    for (const { said } of situations) await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText('배우자와 자녀 두 분이면')).toBeVisible();
    await expect(page.getByRole('heading', { name: '자녀가 몇 분인가요?' })).toHaveCount(0);
    await expect(page.locator('.stepper')).toBeHidden();
    await expect(
      page.getByRole('button', { name: /크게 보기|주소 복사|한 분 늘리기/ }),
    ).toHaveCount(0);
    const last = questions.at(-1);
    await page.getByText(last?.question ?? '').click();
    await expect(page.locator('#questions').getByText(last?.source ?? '')).toBeVisible();
  });
});
