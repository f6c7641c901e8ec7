import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { textsBesideOthers, translate } from '../translation/translate.ts';
import { fillIn, submit } from './consult-form.ts';
import { expect, long, test } from './test.ts';
import { untilShown } from './visit.ts';

type Step = (page: Page) => Promise<unknown>;

interface Journey {
  path: string;
  island: string;
  steps: Step[];
  /** A last step, after which the text differs between visits. */
  last?: Step;
}

const put =
  (field: string, value: string): Step =>
  (page) =>
    page.locator(field).fill(value);
const press =
  (name: string): Step =>
  (page) =>
    page.locator('[data-island]').getByRole('button', { name, exact: true }).first().click();
const choose =
  (group: string, name: string): Step =>
  (page) =>
    page.getByRole('radiogroup', { name: group, exact: true }).getByLabel(name).check();
const check =
  (field: string): Step =>
  (page) =>
    page.locator(field).check();
const unfold =
  (summary: string): Step =>
  (page) =>
    page.locator('[data-island] summary', { hasText: summary }).first().click();

const journeys: Journey[] = [
  {
    path: '/shares',
    island: 'shares',
    steps: [
      press('자녀 늘리기'),
      press('자녀 늘리기'),
      press('자녀 늘리기'),
      choose('배우자', '없음'),
      press('먼저 사망한 자녀 늘리기'),
      choose('배우자', '있음'),
      put('#shares-estate', '3억5천'),
      put('#shares-death', '2199-01-01'),
      put('#shares-death', '2025-06-01'),
      unfold('생전 증여나 기여가 있나요?'),
      unfold('첫째'),
      put('#division-children-0-gifts', '1억'),
      put('#division-children-0-gifts', '90억'),
      put('#division-children-0-gifts', ''),
      press('되돌리기'),
      (page) => page.getByRole('button', { name: /^첫째 .*상태 바꾸기$/ }).click(),
      (page) => page.getByRole('dialog', { name: '첫째' }).getByLabel('상속결격').check(),
      (page) => page.getByRole('dialog', { name: '첫째' }).getByLabel('태아').check(),
      (page) => page.keyboard.press('Escape'),
      put('#shares-children', '0'),
      put('#shares-parents', '1'),
      press('부모 늘리기'),
      press('처음부터 다시'),
    ],
  },
  {
    path: '/forced-share',
    island: 'forced-share',
    steps: [
      put('#forced-share-calculator-death', '2026-06-01'),
      check('[name="forced-share-calculator-me"][value="spouse"]'),
      check('[name="forced-share-calculator-me"][value="parent"]'),
      check('[name="forced-share-calculator-me"][value="child"]'),
      choose('고인의 배우자', '없음'),
      choose('고인의 배우자', '있음'),
      put('#forced-share-calculator-death', '2199-06-01'),
      put('#forced-share-calculator-death', '2025-06-01'),
      press('다음: 재산과 빚'),
      put('#forced-share-calculator-estate', '5억'),
      put('#forced-share-calculator-debts', '9억'),
      put('#forced-share-calculator-debts', ''),
      press('다음: 증여와 유언'),
      (page) => page.locator('#forced-share-calculator-step-gifts input[value="yes"]').click(),
      (page) => page.locator('#forced-share-calculator-gift-1-to').selectOption({ index: 1 }),
      put('#forced-share-calculator-gift-1-amount', '20억'),
      (page) => page.locator('#forced-share-calculator-gift-1-to').selectOption({ index: 2 }),
      (page) => page.locator('#forced-share-calculator-add').click(),
      (page) =>
        page.locator('#forced-share-calculator-gifts li').first().getByRole('button').click(),
      (page) => page.getByRole('tab').first().click(),
      press('예시 입력'),
      press('모두 지우기'),
    ],
  },
  {
    path: '/inheritance-tax',
    island: 'inheritance-tax',
    steps: [
      choose('배우자가 계신가요?', '네'),
      put('#inheritance-tax-children', '2'),
      unfold('더 입력하기'),
      put('#inheritance-tax-estate', '30억'),
      put('#inheritance-tax-estate', '100억'),
      put('#inheritance-tax-estate', '3억'),
      put('#inheritance-tax-estate', '30억'),
      put('#inheritance-tax-debts', '1억'),
      put('#inheritance-tax-death', '2025-01-10'),
      press('자녀 늘리기'),
      choose('배우자가 계신가요?', '아니요'),
      choose('배우자가 계신가요?', '네'),
      put('#inheritance-tax-minors', '2'),
      press('미성년 자녀 줄이기'),
      press('예시 입력'),
      press('모두 지우기'),
    ],
  },
  {
    path: '/deadlines',
    island: 'deadlines',
    steps: [
      put('#deadlines-death', '2026-10-30'),
      (page) => page.locator('.deadline-all button').click(),
      (page) => page.getByLabel('나중에 아셨어요').check(),
      put('#deadlines-knew', '2026-10-01'),
      put('#deadlines-knew', '2026-11-02'),
      unfold('자세한 사정 입력'),
      (page) => page.locator('.deadline-precise select').selectOption({ index: 1 }),
      check('.deadline-precise [type="checkbox"] >> nth=0'),
      put('#deadlines-death', '2199-01-01'),
      put('#deadlines-death', '2024-01-01'),
      put('#deadlines-death', ''),
      put('#deadlines-death-month', ''),
      put('#deadlines-death-day', ''),
    ],
  },
  {
    path: '/consult',
    island: 'consult-form',
    steps: [
      (page) => submit(page).click(),
      put('#consult-name', '홍길동'),
      put('#consult-phone', '01'),
      (page) => submit(page).click(),
      unfold('이메일로 답변 받기'),
      (page) => fillIn(page, '김새벽', '010-2345-6789'),
    ],
    async last(page) {
      await submit(page).click();
      await page.waitForURL(/\/received\//);
    },
  },
  {
    path: '/search',
    island: 'search-box',
    steps: [
      async (page) => {
        await page.locator('#search-query').fill('유류분');
        await page.locator('.search-results mark').first().waitFor();
      },
      put('#search-query', '유류분 반환'),
      put('#search-query', 'zzzz'),
      put('#search-query', '상속세'),
    ],
  },
];

/**
 * Takes the steps in a page that is not translated.
 *
 * @returns the text of the island after each step
 */
async function walk(page: Page, { island, steps, last }: Journey): Promise<string[]> {
  const said: string[] = [];
  for (const step of steps) {
    await step(page);
    expect(await textsBesideOthers(page)).toEqual([]);
    said.push(await settledText(page, island));
  }
  await last?.(page);
  expect(await textsBesideOthers(page)).toEqual([]);
  return said;
}

/** Takes the steps in a translated page, and expects the same text of the island after each. */
async function walkTranslated(page: Page, { island, steps, last }: Journey, plain: string[]) {
  for (const [index, step] of steps.entries()) {
    await step(page);
    await expect.poll(() => settledText(page, island), `step ${index}`).toBe(plain[index]);
  }
  await last?.(page);
}

/** Text of an island once it no longer changes, without announcements, which may follow only on blur. */
function settledText(page: Page, island: string): Promise<string> {
  return page.locator(`[data-island="${island}"]`).evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const read = () => {
      const copy = element.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      for (const region of copy.querySelectorAll('.sr-only[role="status"]')) region.remove();
      return copy.textContent;
    };
    let text = read();
    for (let same = 0; same < 3; same++) {
      await frame();
      const now = read();
      if (now !== text) same = 0;
      text = now;
    }
    return text;
  });
}

async function hydrate(page: Page, island: string): Promise<void> {
  const element = page.locator(`[data-island="${island}"]`);
  await element.dispatchEvent('pointerover');
  await expect(element).toHaveAttribute('data-hydrated', '');
}

/** Leaves the page. Its case is forgotten, which the next visit would take over. */
async function leave(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.evaluate(() => sessionStorage.clear());
}

test.use({ reusePage: false, viewport: { width: 800, height: 900 } });

for (const journey of journeys) {
  const { path, island } = journey;
  // The short tier runs the form, whose loss would cost a request.
  const tier = path === '/consult' ? {} : long;
  test(
    `${path}: the island has the same text after each step if translated before or after hydration`,
    tier,
    async ({ page }) => {
      // Takes all steps in three visits.
      await page.goto(path);
      await hydrate(page, island);
      const plain = await walk(page, journey);

      await leave(page);
      await page.goto(path);
      await hydrate(page, island);
      await translate(page);
      await walkTranslated(page, journey, plain);

      await leave(page);
      const release = await holdBack(page, new RegExp(`${island}\\.island-[^/]*\\.js`));
      await page.goto(path);
      await translate(page);
      release();
      await hydrate(page, island);
      await walkTranslated(page, journey, plain);
    },
  );
}

test('/guides: guides opened in turn have the same text in a translated page', async ({ page }) => {
  const main = page.getByRole('main');
  const guides = main.locator('a[href^="/guides/"]');
  await page.goto('/guides');
  await translate(page);
  await untilShown(page, () => guides.first().click());
  const first = await main.textContent();
  await untilShown(page, () => main.locator('a[href="/guides"]').first().click());
  await untilShown(page, () => guides.nth(1).click());
  await expect(main).not.toHaveText(first ?? '');
  await untilShown(page, () => page.evaluate(() => history.go(-2)));
  expect(await main.textContent()).toBe(first);
});
