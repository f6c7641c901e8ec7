import type { Page } from '@playwright/test';
import { violations } from '../../../tests/axe.ts';
import { expect, test } from '../../../tests/journeys/test.ts';
import { typeDay } from '../../../tests/site/type-day.ts';

const chapter = (page: Page) => page.locator('#inheritance-tax');
const headline = (page: Page) => chapter(page).getByRole('heading', { level: 3 });
const field = (page: Page, name: string) => chapter(page).getByLabel(name, { exact: true });
const table = (page: Page) => chapter(page).getByRole('table', { name: '재산에서 낼 세금까지' });
const offered = (page: Page) => page.locator('form [name="facts"]');

/** Opens the calculator and waits until it is hydrated. */
async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/inheritance-tax${hash}`);
  // A pointer starts the hydration. With an input in the address it starts by itself.
  if (!hash) await chapter(page).locator('.chapter-controls').dispatchEvent('pointerover');
  await page
    .locator('[data-island="inheritance-tax"][data-hydrated]')
    .waitFor({ state: 'attached' });
}

/** Answers that there is a spouse, and two children. */
async function enterFamily(page: Page): Promise<void> {
  const spouse = chapter(page).getByRole('radiogroup', { name: '배우자가 계신가요?' });
  await spouse.getByLabel('네').check();
  await page.locator('#inheritance-tax-children').fill('2');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('15억 to a spouse and two children: one field, then choices, a link and the request', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
    await open(page);
    await expect(headline(page)).toHaveText('배우자가 계신지 골라 주세요.');
    await enterFamily(page);

    // The only field that opens the on-screen keyboard.
    await field(page, '고인의 재산').pressSequentially('15억');
    await expect(headline(page)).toHaveText(/^배우자와 자녀 2명이라면 약\s5,862만\s원입니다/);
    await expect(chapter(page).locator('.answer-line')).toContainText('5,862만 원');
    await expect(chapter(page).locator('.answer-line')).toContainText('배우자와 자녀 2명');
    await expect(field(page, '고인의 재산')).toHaveAccessibleDescription(/15억 원/);
    await field(page, '고인의 재산').blur();
    await expect(
      chapter(page).getByRole('status').filter({ hasText: '5,862만' }),
      'announced when the field is left',
    ).toHaveCount(1);
    await chapter(page).getByRole('button', { name: '자녀 줄이기', exact: true }).tap();
    await expect(table(page).getByRole('row', { name: /^배우자공제/ })).toContainText('9억 원');
    await chapter(page).getByRole('button', { name: '자녀 늘리기', exact: true }).tap();

    const rows = await table(page).getByRole('rowheader').allTextContents();
    expect(
      rows.map((row) => row.replace(/가장 적게.*|법정상속분만큼.*|과세.*|산출세액.*/, '')),
    ).toEqual([
      '고인의 재산',
      '장례비',
      '세금을 매기는 재산',
      '일괄공제',
      '배우자공제',
      '공제를 뺀 금액',
      '계산된 세금',
      '신고세액공제',
      '낼 상속세',
    ]);
    const order = await chapter(page)
      .locator('.tax-left-out, .tax-table')
      .evaluateAll((all) => all.map(({ className }) => className.split(' ')[0]));
    expect(order, 'what it leaves out stands last').toEqual(['tax-table', 'tax-left-out']);

    await chapter(page).getByText('더 입력하기').tap();
    await typeDay(chapter(page), '돌아가신 날', '2026-06-01');
    await expect(chapter(page).locator('time').first()).toHaveText(/2026\.\s12\.\s31\. \(목\)/);
    await chapter(page)
      .getByRole('radiogroup', { name: '주소가 외국인 상속인' })
      .getByLabel('일부')
      .check();
    await expect(chapter(page)).toContainText('확실하지 않으면 6개월');
    await expect(chapter(page).getByText('연부연납', { exact: true })).toBeVisible();
    await chapter(page).getByText('근거 보기').tap();
    await expect(chapter(page)).toContainText('상속세 및 증여세법 제21조 제1항');

    const small = await chapter(page)
      .locator('button:visible, a:visible, summary:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().height < 43.5)
          .map((one) => one.textContent),
      );
    expect(small, 'targets that a thumb misses').toEqual([]);

    const link = await chapter(page).getByLabel('이 계산을 여는 주소').inputValue();
    await expect(page).toHaveURL('/inheritance-tax');
    await chapter(page).getByRole('link', { name: '이 내용으로 상담 신청' }).tap();
    await expect(page).toHaveURL('/consult');
    await expect(offered(page)).toHaveValue(/15억 원.*5,862만\s원/s);
    expect(asked.filter((text) => /inheritance-tax=|1500000000|15억/.test(text))).toEqual([]);

    await open(page, new URL(link).hash);
    await expect(headline(page)).toContainText('5,862만 원');
    await expect(field(page, '고인의 재산')).toHaveValue('1,500,000,000');
    await expect(field(page, '일부'), 'unfolded, as something stands in it').toBeVisible();
    await page.evaluate(() => location.assign('#inheritance-tax=eyJjdXQi'));
    await expect(chapter(page).getByRole('alert')).toContainText('불러오지 못했습니다');
  });

  for (const width of [360, 390]) {
    test(`keeps every element within a window of ${width} px at twice the text size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      );
      await open(page);
      await chapter(page).getByRole('button', { name: '예시 입력' }).tap();
      await field(page, '고인의 재산').fill('1,234,567,890,123');
      await chapter(page).getByText('근거 보기').tap();
      await expect(table(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const cut = await chapter(page)
        .locator('.tax-won, .tax-day, dd, dt, label, .marked')
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().right > innerWidth).map(String),
        );
      expect(cut).toEqual([]);
    });
  }
});

test('shows no tax, a contradiction and a future death; passes axe; prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page);
  await chapter(page).getByRole('button', { name: '예시 입력' }).click();
  await expect(headline(page)).toContainText('3,492만 원');
  await chapter(page).getByText('근거 보기').click();
  expect(await violations(page, '#inheritance-tax')).toEqual([]);

  await field(page, '고인의 재산').fill('3억');
  await expect(headline(page)).toContainText('낼 상속세가 없습니다');
  await expect(headline(page).locator('+ p')).toContainText('과세가액은 1억 9,000만 원');
  await field(page, '고인의 재산').fill('2억');
  await expect(headline(page)).toHaveText('입력하신 금액이 서로 맞지 않습니다.');
  await typeDay(chapter(page), '돌아가신 날', '2199-06-01');
  await expect(
    chapter(page).getByRole('group', { name: '돌아가신 날' }),
  ).toHaveAccessibleDescription(/아직 오지 않은 날/);
  await chapter(page).getByRole('button', { name: '모두 지우기' }).click();
  await expect(chapter(page).getByRole('button', { name: '예시 입력' })).toBeFocused();
  await expect(headline(page)).toHaveText('배우자가 계신지 골라 주세요.');

  await enterFamily(page);
  await field(page, '고인의 재산').fill('20억');
  await chapter(page).getByRole('button', { name: '인쇄' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(table(page)).toBeVisible();
  await expect(field(page, '고인의 재산')).toBeHidden();
  await expect(chapter(page).getByText('고인의 재산 20억 원')).toBeVisible();
});
