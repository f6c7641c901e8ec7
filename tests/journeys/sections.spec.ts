import { addressText } from '#app/content/address-text.ts';
import { firm } from '#app/content/firm.ts';
import { questions } from '#app/content/questions.ts';
import { situations } from '#app/content/situations.ts';
import { everyEngine, expect, test } from './test.ts';

test.use({ clipboard: true });

test(
  'a visitor finds a situation, an area, a change, an answer and the directions',
  everyEngine,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // During its transition the picture cannot be closed.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');

    // From the hero to a situation; the keyboard moves through the others.
    await page.getByRole('link', { name: '빚이 더 많을 수 있습니다' }).click();
    await expect(page.getByRole('tab', { name: '빚이 더 많을 때' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(
      page.getByText('3개월이 지난 뒤에 빚을 알았다면 특별한정승인을 검토합니다.'),
    ).toBeVisible();
    await page.getByRole('tab', { name: '빚이 더 많을 때' }).focus();
    for (const { label, id } of situations.items.slice(2)) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('tab', { name: label })).toBeFocused();
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
    await expect(page.locator('#just-died')).toBeHidden();

    // An area opens to its documents, and a term to its explanation.
    const division = page.locator('#division');
    await division.getByText('자세히').click();
    await expect(division.getByText('재산과 빚의 목록')).toBeVisible();
    await division.getByRole('button', { name: '기여분' }).click();
    await expect(page.getByRole('dialog', { name: '기여분' })).toContainText('제1008조의2');
    await page.keyboard.press('Escape');

    // The drawing opens by keyboard, larger than before, and closes again.
    const drawing = page.getByRole('button', { name: '상속 절차 크게 보기' });
    await drawing.focus();
    const before = await drawing.locator('svg').boundingBox();
    await page.keyboard.press('Enter');
    const large = page.getByRole('dialog', { name: '상속 절차' }).locator('svg');
    await expect
      .poll(async () => (await large.boundingBox())?.width)
      .toBeGreaterThan((before?.width ?? 0) * 1.2);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(drawing).toBeFocused();

    await page.locator('#changes').getByText('상속권 상실 자세히').click();
    await expect(page.getByText('유언집행자가 청구합니다')).toBeVisible();

    // One answer at a time.
    const [first, second] = questions.items;
    await page.getByRole('heading', { name: second?.question ?? '' }).click();
    await expect(page.getByText(second?.source ?? '')).toBeVisible();
    await expect(page.getByText(first?.source ?? '')).toBeHidden();

    await page.locator('#place').getByRole('button', { name: '주소 복사' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(addressText(firm.address).replaceAll('\u00a0', ' '));
  },
);

test.describe('on a phone without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('everything can be read, and nothing is shown that needs a script', async ({ page }) => {
    await page.goto('/');
    for (const { label, head, steps } of situations.items) {
      await expect(page.getByText(head[0]).first()).toBeVisible();
      await expect(page.locator(`[data-label="${label}"]`).first()).toBeAttached();
      await expect(page.getByText(steps[0]?.act ?? '').first()).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /크게 보기|주소 복사|슬라이드/ })).toHaveCount(0);
    // The third step of the row is to the right and can be scrolled to.
    await page.locator('.carousel-slide').nth(2).scrollIntoViewIfNeeded();
    await expect(page.locator('.carousel-slide').nth(2)).toBeInViewport();
    const last = questions.items.at(-1);
    await page.getByText(last?.question ?? '').click();
    await expect(page.getByText(last?.answer[0] ?? '')).toBeVisible();
    await expect(page.locator('.process-down svg text').first()).toBeVisible();
  });
});
