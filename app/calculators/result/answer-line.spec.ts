import type { Locator, Page } from '@playwright/test';
import { chooseSpouse } from '../../../tests/journeys/family-link.ts';
import { expect, test } from '../../../tests/journeys/test.ts';
import { dayFields, typeDay } from '../../../tests/site/type-day.ts';
import { rulePhrases } from '../deadlines/rule-phrases.ts';

const line = (page: Page) => page.locator('.answer-line');

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('It is not shown.');
  return found;
}

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test('shows the answer above the contact bar while a family is entered, and scrolls to the full result', async ({
  page,
}) => {
  await page.goto('/shares');
  await page.locator('.chapter-controls').dispatchEvent('pointerover');
  await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
  await expect(line(page), 'no answer of a family that is nobody’s').toHaveText(
    '가족을 입력해 주세요아래 그림은 한 가족의 예시입니다',
  );
  await expect(line(page)).toBeInViewport({ ratio: 1 });
  const bar = await box(page.locator('.drawer-edge'));
  const under = await box(line(page));
  expect(Math.abs(under.y + under.height - bar.y), 'next to each other').toBeLessThan(2);

  await chooseSpouse(page, '있음');
  await expect(line(page)).toHaveText(
    '자녀가 몇 분인지 골라 주세요아래 그림은 한 가족의 예시입니다',
  );
  await page.locator('#shares-children').fill('3');
  await page.getByLabel('남기신 재산', { exact: true }).fill('9억');
  await expect(line(page)).toHaveText(/^배우자 3\/9, 자녀 2\/9씩9억 원이면 3억 원, 2억 원씩$/);

  const date = dayFields(page.locator('#shares'), '돌아가신 날').day;
  await date.focus();
  const covered = await box(date);
  const now = await box(line(page));
  expect(covered.y + covered.height, 'what has the focus is not covered').toBeLessThanOrEqual(
    now.y,
  );

  await expect(line(page), 'the live region announces it').toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('button', { name: /3\/9/ })).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  // Taps the middle: the handle of the contact bar lies there, and lets taps through while the line shows.
  await line(page).locator('button').tap();
  await expect(page.locator('#shares-result')).toBeInViewport();
  await expect(line(page)).toBeHidden();

  await test.step('hides on wide screens, which show the result next to the inputs', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(line(page)).toHaveCSS('display', 'none');
  });
});

test('fits each phrase into two unbroken lines at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/deadlines');
  await typeDay(page, '돌아가신 날', '2026-08-03');
  await expect(line(page)).toHaveAttribute('data-state', /missed|found/);
  const broken = await line(page).evaluate((element, phrases) => {
    const [first, second] = ['.answer-line-text > span', '.answer-line-second > span'].map(
      (selector) => element.querySelector(selector),
    );
    if (!first || !second) throw new Error('It has two lines.');
    element.querySelector('.answer-line-rest')?.remove();
    return phrases.filter(([one, two = '']) => {
      first.textContent = one ?? '';
      second.textContent = two;
      return [first, second].some((part) => part.getClientRects().length > 1);
    });
  }, phrases);
  expect(broken).toEqual([]);
});

test('with large letters it is whole, above the contact bar, and leaves room for a field', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-26T03:00:00Z');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/deadlines');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await typeDay(page, '돌아가신 날', '2026-11-10');
  await expect(line(page).locator('button')).toHaveCSS('font-size', '25.2px');
  await expect(line(page).locator('.answer-line-second')).toHaveText(/^13일 남음/);
  await expect(line(page).locator('.answer-line-rest'), 'only the days').toBeHidden();
  const bar = await box(page.locator('.drawer-edge'));
  const wrong = await line(page).evaluate(
    (element, [phrases, bottom]) => {
      const [first, second] = ['.answer-line-text > span', '.answer-line-second > span'].map(
        (selector) => element.querySelector(selector),
      );
      const arrow = element.querySelector('svg');
      if (!first || !second || !arrow) throw new Error('It has two lines and an arrow.');
      return phrases.filter(([one, two = '']) => {
        first.textContent = one ?? '';
        second.textContent = two;
        const { left } = arrow.getBoundingClientRect();
        const { top, height } = element.getBoundingClientRect();
        const isCut = [first, second].some((part) => part.getBoundingClientRect().right > left);
        return isCut || height > 165 || top + height > bottom + 1;
      });
    },
    [phrases, bar.y] as const,
  );
  expect(wrong).toEqual([]);
});

/** The longest phrases of each kind. */
const phrases: string[][] = [
  ...Object.values(rulePhrases).map(({ short, way = '먼저 상담하세요. 다음은 2027. 12. 28.' }) => [
    `12월 28일까지 ${short}`,
    way,
  ]),
  ...Object.values(rulePhrases).map(({ short }) => [
    `2027. 12. 28.까지 ${short}`,
    '3,650일 남음, 다음은 2028. 12. 28.',
  ]),
  ['상속포기 12월 28일에 지났습니다', '이 기기에서만 계산합니다'],
  ['특별한정승인 12월 28일에 지났습니다'],
  ['상속포기 2025. 12. 28.에 지났습니다'],
  ['가족을 입력해 주세요', '아래 그림은 한 가족의 예시입니다'],
  ['내 상속분은 없습니다', '배우자 3/17, 형제자매 2/17, 조카 1/17씩'],
  ['배우자 3/17, 자녀 2/17씩', '12억 3,456만 원이면 1억 원, 2억 원씩'],
  ['배우자 3/17, 형제자매 2/17씩', '약 3억 4,285만 원, 2억 2,857만 원씩'],
  ['상속인 12명', '배우자 9/27, 자녀 6/27씩, 손주 3/27씩'],
  ['배우자 12억 3,456만 7,890원', '자녀 1억 2,345만 6,789원씩 등'],
  ['유류분 부족액 12억 3,456만 원', '2027. 12. 28.까지, 349일 남음'],
  ['유류분 12월 28일에 지났습니다', '증여를 나중에 아셨는지 확인하세요'],
  ['가족과 돌아가신 날을 입력해 주세요', '빠진 증여가 없는지 확인해 주세요'],
  ['유류분을 계산할 재산이 없습니다', '재산과 증여, 유언을 입력해 주세요'],
  ['상속세 약 123억 4,567만 원', '배우자와 자녀 12명, 2027. 12. 31.까지'],
  ['적게 받지 않으셨습니다', '빠진 증여가 없는지 확인해 주세요'],
  ['자녀가 몇 분인지 골라 주세요', '금액은 그다음에 나옵니다'],
  ['상속세 12월 31일에 지났습니다', '지금 신고하세요. 가산세가 붙습니다'],
  ['입력하신 금액이 서로 맞지 않습니다.', '배우자와 자녀 2명, 받은 분 고르기 전'],
  ['1991년 전의 법을 따릅니다', '전화해 주세요. 02-0000-0000'],
];
