import { firm } from '#app/firm/view/firm.ts';
import { violations } from '../../../tests/axe.ts';
import { expect, test } from '../../../tests/journeys/test.ts';
import { dayFields, typeDay } from '../../../tests/site/type-day.ts';
import { familyCodeOf } from '../shares/family-code.ts';
import { nobody } from '../shares/input.ts';
import { fragmentOf } from '../state/fragment-text.ts';

/** A widow and four children. The law of that day gave them 6/21, 6/21, 4/21, 4/21 and 1/21. */
const family = familyCodeOf({
  ...nobody,
  spouse: {},
  children: [{}, {}, {}, {}],
  estate: 2_100_000_000n,
  death: '1982-03-04',
});
const FIGURE = /\d+\s*분의|\d\s*\/\s*\d|[\d억만]\s*원/;

// earlier-law.test.tsx covers the other calculators.
test('shows no share for a death before 1991 on the page, on paper or in the request, until the day changes', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-26T03:00:00Z');
  await page.goto(`/shares${fragmentOf('shares', family)}`);
  await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
  const chapter = page.locator('#shares');
  const notice = chapter.locator('.trouble:not(.lost-script)');

  await test.step('on the page', async () => {
    await expect(notice).toContainText('그때의 법이 적용됩니다');
    await expect(notice.getByRole('link', { name: firm.phone })).toBeVisible();
    const result = chapter.locator('.trouble:not(.lost-script) + div').locator('..');
    await expect(result).not.toContainText(FIGURE, { useInnerText: true });
    await expect(chapter.getByRole('table')).toHaveCount(0);
    await expect(chapter.locator('svg:visible .draw-leaf')).toHaveCount(0);
    expect(await violations(page, '#shares')).toEqual([]);
  });

  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('on the last day of that law, and the day after', async () => {
    await typeDay(chapter, '돌아가신 날', '1991-01-01');
    await expect(chapter.locator('.reasons-sentence')).toContainText('배우자가 3/11을');
    await typeDay(chapter, '돌아가신 날', '1990-12-31');
    await dayFields(chapter, '돌아가신 날').day.blur();
    const region = chapter.getByRole('status').last();
    await expect(region, 'heard').toContainText('1991년 1월 1일 전에');
    await expect(region).toContainText(firm.phone);
    await expect(chapter.locator('.answer-line'), 'seen in short').toContainText(firm.phone);
    await expect(chapter.getByText('생전 증여나 기여가 있나요?')).toHaveCount(0);
  });

  await test.step('in the request', async () => {
    await chapter.getByRole('link', { name: '이 내용으로 상담 신청' }).click();
    const offered = page.locator('form [name="facts"]');
    await expect(offered).toHaveValue(/그때의 법이 적용됩니다/);
    await expect(offered).not.toHaveValue(/\d\s*분의/);
  });
});
