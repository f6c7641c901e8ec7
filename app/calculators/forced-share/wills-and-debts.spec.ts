import type { Page } from '@playwright/test';
import { expect, long, test } from '../../../tests/journeys/test.ts';
import { fragmentOf } from '../state/fragment-text.ts';
import { type BenefitInput, emptyBenefit, example, type Input, OUTSIDER } from './input.ts';

const 억 = 100_000_000n;

const chapter = (page: Page) => page.locator('#forced-share-calculator');
const headline = (page: Page) => chapter(page).getByRole('heading', { level: 3 });
const step = (page: Page, name: RegExp) => chapter(page).getByRole('tab', { name });
const field = (page: Page, name: string) => chapter(page).getByLabel(name, { exact: true });
const group = (page: Page, name: string | RegExp) =>
  chapter(page).getByRole('radiogroup', { name });

async function openCalculator(page: Page): Promise<void> {
  await page.goto('/forced-share');
  await chapter(page).scrollIntoViewIfNeeded();
  await chapter(page).getByRole('tablist').dispatchEvent('pointerover');
  await page.locator('[data-island="forced-share"][data-hydrated]').waitFor({ state: 'attached' });
}

/** Enters an input by a link in the open page. By default it is about two children without a spouse. */
async function putIn(
  page: Page,
  part: Partial<Input>,
  ...benefits: Partial<BenefitInput>[]
): Promise<void> {
  const input = {
    ...example,
    ...part,
    benefits: benefits.map((benefit) => ({ ...emptyBenefit, ...benefit })),
  };
  await page.evaluate(
    (hash) => location.assign(hash),
    fragmentOf('forced-share-calculator', input),
  );
}

async function expectTidy(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const outside = await chapter(page)
    .locator('.field:visible, .control-box:visible, dd:visible')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > 341).length);
  expect(outside, 'beyond the margin').toBe(0);
  const small = await chapter(page)
    .locator('button:visible, a:visible, summary:visible, select:visible, [role="tab"]:visible')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).length);
  expect(small, 'targets that a thumb misses').toBe(0);
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

// benefits.test.ts and fields.test.tsx test the result of each answer, and which questions are asked.
test(
  'takes wills, debts, renunciations, insurance and rewards on 360 px',
  long,
  async ({ page }) => {
    await openCalculator(page);

    await test.step('a will that gives the other child everything, with the debts: 2억, not 3억', async () => {
      await putIn(page, { estate: 10n * 억, debts: 2n * 억 });
      await step(page, /증여와 유언/).tap();
      await group(page, /받은 사람이 있나요/)
        .getByLabel('있음')
        .tap();
      await expect(group(page, '무엇을 주는 유언인가요?'), 'of wills only').toHaveCount(0);
      await field(page, '유언').check();
      await field(page, '받은 분').selectOption('다른 자녀');
      await field(page, '돌아가신 때의 금액').fill('10억');
      await expect(headline(page)).toContainText('3억 원이지만');
      await group(page, '무엇을 주는 유언인가요?').getByLabel('전부').tap();
      await expect(headline(page)).toHaveText('유류분 부족액은 2억 원입니다.');
      await expect(field(page, '돌아가신 때의 금액'), 'it follows from the estate').toHaveCount(0);
      await expect(chapter(page).locator('.on-paper')).toContainText('유언: 다른 자녀 재산 전부');
      await expect(chapter(page).getByText('유증받은 재산에서')).toBeVisible();
      await expectTidy(page);

      await group(page, '무엇을 주는 유언인가요?').getByLabel('몇 분의 몇').tap();
      await field(page, '받은 분').selectOption('그 밖의 사람');
      await chapter(page).getByRole('spinbutton', { name: '재산을 몇으로' }).fill('4');
      await chapter(page).getByRole('spinbutton', { name: '그중 몇을' }).fill('3');
      await expect(headline(page)).toHaveText('유류분 부족액은 1억 원입니다.');
      await expectTidy(page);
    });

    await test.step('debts beyond the estate lead to advice and to the question about limited acceptance', async () => {
      await putIn(page, { estate: 2n * 억, debts: 6n * 억 }, { to: OUTSIDER, amount: 10n * 억 });
      await expect(headline(page)).toContainText('3억 5,000만 원이지만, 한정승인');
      const renounce = chapter(page).getByRole('link', { name: '상속포기·한정승인 알아보기' });
      await expect(renounce).toHaveAttribute('href', '/areas/renunciation');
      await step(page, /재산과 빚/).tap();
      await group(page, '본인이 한정승인을 하셨나요?').getByLabel('네').tap();
      await expect(headline(page)).toHaveText('유류분 부족액은 1억 5,000만 원입니다.');
      await expect(renounce, 'it is done').toHaveCount(0);
      await expectTidy(page);
    });

    await test.step('relatives who renounced or died are folded away, one row each', async () => {
      await putIn(page, { estate: 0n, debts: 0n }, { to: 'child-1', amount: 4n * 억 });
      await expect(group(page, '그런 가족이 있나요?')).toBeHidden();
      await step(page, /1\. 가족/).tap();
      await chapter(page).getByText('상속을 포기한 가족이 있다면').tap();
      await group(page, '그런 가족이 있나요?').getByLabel('있음').tap();
      await expect(field(page, '누구인가요?')).toBeFocused();
      await expect(headline(page).locator('+ p')).toContainText('먼저 사망했거나 포기한 가족');
      await field(page, '누구인가요?').selectOption('다른 자녀');
      await field(page, '상태').selectOption('상속포기');
      await expect(headline(page)).toHaveText('유류분 부족액은 2억 원입니다.');
      await field(page, '상태').selectOption('먼저 사망');
      await group(page, '그분의 배우자').getByLabel('있음').tap();
      await chapter(page).getByRole('spinbutton', { name: '그분의 자녀 수' }).fill('2');
      await expect(headline(page)).toContainText('1억 원');
      await expect(chapter(page).locator('dt', { hasText: '다른 자녀의 자녀 2' })).toBeVisible();
      await expectTidy(page);
      await chapter(page).getByRole('button', { name: '삭제 첫 번째' }).first().tap();
      await expect(group(page, '그런 가족이 있나요?').getByLabel('있음')).toBeFocused();
    });

    await test.step('insurance, debts and improvements of a house, and a reward', async () => {
      await putIn(
        page,
        { estate: 0n, debts: 0n },
        {
          kind: 'insurance',
          to: OUTSIDER,
          amount: 12n * 억,
          paid: 'part',
          premiums: 30_000_000n,
          premiumsByDeceased: 10_000_000n,
        },
        { to: OUTSIDER, amount: 8n * 억, burden: 4n * 억, improvement: 4n * 억 },
      );
      await expect(headline(page)).toHaveText('유류분 부족액은 1억 원입니다.');
      await step(page, /증여와 유언/).tap();
      await expect(field(page, '낸 보험료 전체')).toHaveValue('30,000,000');
      await expectTidy(page);
      await chapter(page).getByRole('button', { name: '삭제 첫 번째' }).tap();
      await field(page, '받은 분').selectOption('다른 자녀');
      await field(page, '함께 넘긴 대출·보증금').fill('');
      await field(page, '부양·기여의 대가로 받았습니다').check();
      await field(page, '그중 보상에 해당하는 금액').fill('4억');
      await expect(headline(page)).toContainText('유류분을 계산할 재산이 없습니다');
      await expectTidy(page);
      await field(page, '부양·기여의 대가로 받았습니다').uncheck();
      await expect(headline(page)).toContainText('유류분 부족액은 1억 원');
    });
  },
);
