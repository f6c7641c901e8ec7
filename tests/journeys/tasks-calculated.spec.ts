import type { Page } from '@playwright/test';
import { typeDay } from '../site/type-day.ts';
import { expect, long, test } from './test.ts';
import { arrive, expectRead } from './visitor.ts';

/** Tasks of a visitor with a phone that a calculator ends (tasks 1, 3, 4, 13, 17, 19, 25, 33, 34 and 37). */

test.use({ viewport: { width: 390, height: 660 }, hasTouch: true });
const NOW = '2026-11-20T03:00:00Z';
test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) =>
  page
    .locator('#deadlines')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Task 1: my father died ten days ago, and there are more debts than property. */
async function findTerm(page: Page): Promise<number> {
  const { link, taps } = await arrive(page);
  await link('빚이 더 많을 것 같아요');
  await expect(page).toHaveURL('/situations/debt');
  await expectRead(main(page), [
    '3개월 안에 신고하지 않으면 빚까지 물려받습니다',
    '고인의 예금을 찾아 쓰거나 물건을 팔지 마세요',
  ]);
  await link(/^기한 계산하기/);
  await expect(page).toHaveURL('/deadlines');
  await typeDay(page.locator('#deadlines'), '돌아가신 날', '2026-11-10');
  await expectRead(row(page, '상속포기·한정승인'), ['2027. 2. 10. 수 82일 남음']);
  return taps();
}

/** Task 3: the shares of my mother, of us two, and of the children of a third child, who died. */
async function findShares(page: Page): Promise<number> {
  const { tap, fromMenu, button, taps } = await arrive(page);
  await fromMenu('상속분 계산기');
  const shares = page.locator('#shares');
  await tap(shares.getByRole('radiogroup', { name: '배우자', exact: true }).getByLabel('있음'));
  for (let child = 0; child < 3; child++) await button(/^자녀 늘리기/);
  await button('먼저 사망한 자녀 늘리기');
  await button('손자녀 늘리기');
  await tap(shares.getByRole('button', { name: /^둘째 .*상태 바꾸기$/ }));
  const panel = page.locator('#shares-person');
  await tap(panel.getByLabel('이 사람이 저예요'));
  await tap(panel.getByRole('button', { name: '닫기' }));
  await expectRead(shares.locator('.reasons-sentence'), ['내 상속분은 2/9입니다', '배우자가 3/9']);
  await expect(shares.locator('svg .draw-name').getByText('나', { exact: true })).toBeVisible();
  return taps();
}

test('task 1: the last day to renounce, with the days left', async ({ page }) => {
  expect(await findTerm(page)).toBeLessThanOrEqual(2);
});

test('task 3: each share as a fraction, and one’s own', long, async ({ page }) => {
  expect(await findShares(page)).toBeLessThanOrEqual(11);
});

test(
  'task 4: how much is missing after a gift to a brother, and until when to claim it',
  long,
  async ({ page }) => {
    const { tap, link, button } = await arrive(page);
    await link('형제가 더 많이 받았어요');
    await expect(page).toHaveURL('/situations/reduced');
    await link(/^유류분 계산하기/);
    const chapter = page.locator('#forced-share-calculator');
    await typeDay(chapter, '돌아가신 날', '2026-11-10');
    await tap(chapter.getByRole('radio', { name: '자녀', exact: true }));
    await tap(chapter.getByRole('radiogroup', { name: '고인의 배우자' }).getByLabel('없음'));
    await chapter.getByRole('spinbutton', { name: '자녀 수 (본인 포함)' }).fill('2');
    await button('다음: 재산과 빚');
    await chapter.getByLabel('고인의 재산', { exact: true }).fill('0');
    await button('다음: 증여와 유언');
    await tap(
      chapter
        .getByRole('radiogroup', { name: '증여나 유언으로 재산을 받은 사람이 있나요?' })
        .getByLabel('있음'),
    );
    await chapter.getByLabel('받은 분', { exact: true }).selectOption('다른 자녀');
    await chapter.getByLabel('돌아가신 때의 금액', { exact: true }).fill('4억');
    await expectRead(chapter, [
      '유류분 부족액은 1억 원',
      '1년이 지나면 청구할 수 없습니다',
      '제1115조 제1항',
      '제1117조',
    ]);
    await expect(chapter.locator('.answer-line')).toContainText('2027. 11. 10.까지');
  },
);

for (const percent of [150, 200]) {
  test(
    `task 13: with letters at ${percent} % the same is read, and nothing leaves the window`,
    long,
    async ({ page }) => {
      await page.addInitScript((size) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${size}%`;
        });
      }, percent);
      const fits = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await findTerm(page);
      await fits();
      await findShares(page);
      await fits();
      const call = page.locator('.contact-edge').getByRole('link', { name: '전화', exact: true });
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute('href', 'tel:0200000000');
    },
  );
}

test('task 17: the day of the tax', long, async ({ page }) => {
  const { fromMenu } = await arrive(page);
  await fromMenu('상속 기한 계산기');
  await typeDay(page.locator('#deadlines'), '돌아가신 날', '2026-11-10');
  await expectRead(row(page, '상속세 신고'), ['2027. 5. 31. 월']);
});

test(
  'task 19: the dates on one sheet, with its day, the firm and its address',
  long,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => dispatchEvent(new Event('beforeprint'));
    });
    const { fromMenu, link, button } = await arrive(page);
    await fromMenu('내 할 일');
    await typeDay(page.locator('#case'), '돌아가신 날', '2026-11-10');
    await link(/^다음$/);
    for (let question = 0; question < 4; question++) await link('건너뛰기');
    await link('외국이거나 몰라요');
    await button('종이 한 장으로 인쇄하기');
    await page.locator('html[data-print]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expectRead(page.locator('body'), [
      '2026. 11. 20. 인쇄',
      '2027. 2. 10.',
      '법무법인 예시 02-0000-0000',
      '서울특별시 예시구 예시로 1',
    ]);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  },
);

test.describe('in KakaoTalk', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile;KAKAOTALK 25.9.2',
  });

  test(
    'task 25: the dates reach the calendar by the phone’s own browser',
    long,
    async ({ page, browser }) => {
      const { fromMenu } = await arrive(page);
      await fromMenu('상속 기한 계산기');
      await typeDay(page.locator('#deadlines'), '돌아가신 날', '2026-11-10');
      const out = main(page).getByRole('link', { name: '인터넷 앱으로 열기' });
      await expect(out).toHaveAttribute(
        'href',
        /^kakaotalk:\/\/web\/openExternal\?url=.*deadlines%3D/,
      );
      const address = new URL((await out.getAttribute('href')) ?? '').searchParams.get('url');

      const phone = await browser.newContext({ hasTouch: true });
      const outside = await phone.newPage();
      await outside.clock.setFixedTime(NOW);
      await outside.goto(address ?? '');
      const saved = outside.waitForEvent('download');
      await main(outside).getByRole('button', { name: '캘린더에 저장' }).tap();
      const file = await (await saved).createReadStream();
      let text = '';
      for await (const part of file) text += part;
      const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
      expect(days).toEqual(expect.arrayContaining(['20261209', '20270210', '20270531']));
      await phone.close();
    },
  );
});

test('task 33: whether a change of the law applies to a death in 2023', long, async ({ page }) => {
  const { fromMenu } = await arrive(page);
  await fromMenu('달라진 법');
  await page.getByLabel('돌아가신 날').fill('2023. 5. 1.');
  await expectRead(page.locator('.amendment', { hasText: '유류분을 돌려받는 방법' }), [
    '아니요. 2023. 5. 1.에 돌아가셨으므로 적용되지 않습니다.',
  ]);
});

test(
  'task 34: a brother opens the link at its result, and reads who computed it',
  long,
  async ({ page, context }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = data?.url ?? '';
      };
    });
    await findShares(page);
    const shares = page.locator('#shares');
    await shares.getByLabel('가족의 상태도 함께 보내기').check();
    await shares.getByRole('button', { name: '링크 보내기' }).tap();
    const address = await page.locator('html').getAttribute('data-shared');
    const brother = await context.newPage();
    await brother.goto(address ?? '');
    const result = brother.locator('#shares-result');
    await expect(result.getByText('링크로 받은 계산입니다.')).toBeInViewport();
    await expectRead(result, [
      '법무법인 예시의 상속분 계산기로 계산했습니다',
      /배우자가 3\/9.*셋째의 자녀/,
    ]);
  },
);

test.describe('with the keyboard', () => {
  test.use({ hasTouch: false });

  test('task 37: the last day to renounce', long, async ({ page }) => {
    await page.goto('/');
    const focused = (name: RegExp) =>
      page.evaluate(
        (source) => new RegExp(source).test(document.activeElement?.textContent ?? ''),
        name.source,
      );
    const tabTo = async (name: RegExp) => {
      for (let stop = 0; stop < 60 && !(await focused(name)); stop++)
        await page.keyboard.press('Tab');
      expect(await focused(name), String(name)).toBe(true);
    };
    await tabTo(/^빚이 더 많을 것 같아요/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/situations/debt');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(/^기한 계산하기/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/deadlines');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const year = page.locator('#deadlines-death');
    const inYear = () => year.evaluate((field) => field === document.activeElement);
    for (let stop = 0; stop < 30 && !(await inYear()); stop++) await page.keyboard.press('Tab');
    await expect(year).toBeFocused();
    await page.keyboard.type('20261110');
    await expectRead(row(page, '상속포기·한정승인'), ['2027. 2. 10. 수 82일 남음']);
  });
});
