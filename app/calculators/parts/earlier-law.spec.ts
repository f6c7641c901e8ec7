import type { Page } from '@playwright/test';
import { firm } from '#app/firm/firm.ts';
import { violations } from '../../../tests/axe.ts';
import { expect, test } from '../../../tests/journeys/test.ts';
import { dayFields, typeDay } from '../../../tests/site/type-day.ts';
import * as forced from '../forced-share/input.ts';
import * as taxed from '../inheritance-tax/input.ts';
import { familyCodeOf } from '../shares/family-code.ts';
import { nobody } from '../shares/input.ts';
import { anchors, type CalculatorId } from './calculator-id.ts';
import { fragmentOf } from './fragment-text.ts';

const death = '1982-03-04';
/** A widow and four children: by the law of that day their shares were 6/21, 6/21, 4/21, 4/21 and 1/21. */
const inputs: Record<CalculatorId, object> = {
  shares: familyCodeOf({
    ...nobody,
    spouse: {},
    children: [{}, {}, {}, {}],
    estate: 2_100_000_000n,
    death,
  }),
  'forced-share': { ...forced.example, death },
  'inheritance-tax': { ...taxed.example, death },
  deadlines: { death },
};
const FIGURE = /\d+\s*분의|\d\s*\/\s*\d|[\d억만]\s*원/;

/** Opens the calculator by a link with its input, and waits until it lives. */
async function open(page: Page, calculator: CalculatorId): Promise<void> {
  await page.clock.setFixedTime('2026-11-26T03:00:00Z');
  await page.goto(`/${calculator}${fragmentOf(anchors[calculator], inputs[calculator])}`);
  await page.locator(`[data-island="${calculator}"][data-hydrated]`).waitFor({ state: 'attached' });
}

for (const calculator of ['shares', 'forced-share', 'inheritance-tax'] as const) {
  test(`${calculator}: a death before 1991 has no figure on the page, on paper, or in the request`, async ({
    page,
  }) => {
    await open(page, calculator);
    const chapter = page.locator(`#${anchors[calculator]}`);
    const notice = chapter.locator('.trouble');
    await expect(notice).toContainText('그때의 법이 적용됩니다');
    await expect(notice.getByRole('link', { name: firm.phone })).toBeVisible();
    const result = chapter.locator('.trouble + div').locator('..');
    await expect(result).not.toContainText(FIGURE, { useInnerText: true });
    await expect(chapter.getByRole('table')).toHaveCount(0);
    await expect(chapter.locator('svg:visible .draw-leaf')).toHaveCount(0);
    expect(await violations(page, `#${anchors[calculator]}`)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await chapter.getByRole('link', { name: '이 내용으로 상담 신청' }).click();
    const offered = page.getByRole('checkbox', { name: /계산기에 입력한 내용/ });
    await expect(offered).toHaveAccessibleDescription(/그때의 법이 적용됩니다/);
    await expect(offered).not.toHaveAccessibleDescription(/\d\s*분의/);
  });
}

test('the shares are heard and seen in short to be under another law, and come back with the day', async ({
  page,
}) => {
  await open(page, 'shares');
  const chapter = page.locator('#shares');
  await typeDay(chapter, '돌아가신 날', '1990-12-31');
  await dayFields(chapter, '돌아가신 날').day.blur();
  const region = chapter.getByRole('status').last();
  await expect(region).toContainText('1991년 1월 1일 전에');
  await expect(region).toContainText(firm.phone);
  await expect(chapter.locator('.answer-line')).toContainText(firm.phone);
  await expect(chapter.getByText('생전 증여나 기여가 있나요?')).toHaveCount(0);
  await typeDay(chapter, '돌아가신 날', '1991-01-01');
  await expect(chapter.locator('.reasons-sentence')).toContainText('배우자가 3/11을');
});

test('the deadlines name whom to call, and give only those that were the same', async ({
  page,
}) => {
  await open(page, 'deadlines');
  const chapter = page.locator('#deadlines');
  await expect(chapter.locator('.trouble')).toContainText('그때와 지금이 같은 기한만');
  await expect(chapter.locator('.trouble').getByRole('link', { name: firm.phone })).toBeVisible();
  await expect(chapter.getByText('상속세 신고', { exact: true })).toHaveCount(0);
  await expect(chapter.getByText('상속포기·한정승인', { exact: true })).not.toHaveCount(0);
});
