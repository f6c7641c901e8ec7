import type { Page } from '@playwright/test';
import { violations } from '../../../tests/axe.ts';
import { expect, long, test } from '../../../tests/journeys/test.ts';
import { typeDay } from '../../../tests/site/type-day.ts';

const chapter = (page: Page) => page.locator('#inheritance-tax');
const headline = (page: Page) => chapter(page).getByRole('heading', { level: 3 });
const field = (page: Page, name: string) => chapter(page).getByLabel(name, { exact: true });
const row = (page: Page, name: RegExp) =>
  chapter(page).getByRole('table', { name: '재산에서 낼 세금까지' }).getByRole('row', { name });

/** Opens the calculator, waits until it is hydrated, and unfolds the fields that few visitors need. */
async function open(page: Page): Promise<void> {
  await page.goto('/inheritance-tax');
  await chapter(page).locator('.chapter-controls').dispatchEvent('pointerover');
  await page
    .locator('[data-island="inheritance-tax"][data-hydrated]')
    .waitFor({ state: 'attached' });
  const spouse = chapter(page).getByRole('radiogroup', { name: '배우자가 계신가요?' });
  await spouse.getByLabel('네').check();
  await page.locator('#inheritance-tax-children').fill('2');
  await field(page, '고인의 재산').fill('15억');
  await chapter(page).getByText('더 입력하기').click();
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

// requested.test.ts covers the results.
test(
  'accepts the folded fields on 360 px: gifts, other takers, an earlier inheritance, debts',
  long,
  async ({ page }) => {
    await open(page);
    const expectTidy = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    };

    await test.step('a gift of 5억 to a child: gift tax credited by the rates, then as the return states', async () => {
      await expect(field(page, '받은 분'), 'asked once there is a gift').toHaveCount(0);
      await field(page, '자녀 등 다른 상속인이 받은 증여').fill('5억');
      await expect(headline(page)).toContainText('1억 1,217만 원');
      await expect(chapter(page).locator('.answer-line')).toContainText('1억 1,217만 원');
      await expect(field(page, '받은 분')).toHaveValue('adult');
      await field(page, '받은 분').selectOption('미성년 자녀');
      await expect(row(page, /^증여세액공제/)).toContainText('8,600만 원');
      await chapter(page).getByText('증여세 신고서가 있으면').tap();
      await field(page, '증여세 산출세액').fill('7500만');
      await expect(row(page, /^증여세액공제/)).toContainText('7,500만 원');
    });

    await test.step('a second gift is added and removed, and the focus follows', async () => {
      await chapter(page).getByRole('button', { name: '증여받은 상속인 추가' }).tap();
      const second = chapter(page).getByRole('group', { name: '첫째 증여' });
      const amount = second.getByLabel('자녀 등 다른 상속인이 받은 증여', { exact: true });
      await expect(amount, 'the new row has the focus').toBeFocused();
      await amount.fill('1억');
      await expectTidy();
      await second.getByRole('button', { name: '첫째 증여 삭제' }).tap();
      await expect(
        chapter(page).getByRole('button', { name: '증여받은 상속인 추가' }),
      ).toBeFocused();
      await expect(row(page, /^증여세액공제/)).toContainText('7,500만 원');
    });

    await test.step('everything to a grandchild', async () => {
      await chapter(page).getByRole('button', { name: '받는 분 추가' }).tap();
      const taker = chapter(page).getByRole('group', { name: '첫째 받는 분' });
      await taker.getByLabel('받는 분', { exact: true }).selectOption('성년 손자녀');
      await taker.getByLabel('받는 금액', { exact: true }).fill('15억');
      await expect(row(page, /^세대를 건너뛴 할증/)).toBeVisible();
      await expect(headline(page)).toHaveText(/원입니다\.$/);
      await taker.getByRole('button', { name: '첫째 받는 분 삭제' }).tap();
      await expect(chapter(page).getByRole('button', { name: '받는 분 추가' })).toBeFocused();
      await expect(row(page, /^세대를 건너뛴 할증/)).toHaveCount(0);
    });

    await test.step('an inheritance within the last ten years', async () => {
      await typeDay(chapter(page), '돌아가신 날', '2026-06-01');
      await chapter(page)
        .getByRole('radiogroup', { name: '10년 안에 상속받은 재산이 또 상속되나요?' })
        .getByLabel('네')
        .check();
      await typeDay(chapter(page), '앞선 상속의 사망일', '2025-06-01');
      await field(page, '앞선 상속의 산출세액').fill('1000만');
      await field(page, '앞선 상속의 재산').fill('10억');
      await field(page, '그중 이번에 다시 상속되는 재산').fill('5억');
      await expect(row(page, /^단기재상속 공제/)).toContainText('500만 원');
      await expectTidy();
      expect(await violations(page, '#inheritance-tax')).toEqual([]);
    });

    await test.step('debts beyond the estate', async () => {
      await field(page, '자녀 등 다른 상속인이 받은 증여').fill('');
      await field(page, '고인의 빚').fill('20억');
      await expect(headline(page)).toHaveText('빚이 재산보다 많아 낼 상속세가 없습니다.');
      await expect(chapter(page)).toContainText('3개월 안에 가정법원에 신고');
      await expect(
        chapter(page).getByRole('link', { name: '상속포기·한정승인 알아보기' }),
      ).toHaveAttribute('href', '/areas/renunciation');
    });
  },
);
