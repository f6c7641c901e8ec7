import type { Locator, Page } from '@playwright/test';
import { expect, long, test } from './test.ts';

/**
 * A task of a visitor with a phone who starts on the home page: at most three taps, with the answer at most two screens
 * below the target of the last tap.
 */
interface Task {
  name: string;
  /** Taps in order: links by name, in the menu (`메뉴` first) or on the page. */
  taps: ((page: Page) => Locator)[];
  path: string;
  answer: string | RegExp;
}

const HEIGHT = 844;
test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });

const menu = (page: Page) => page.getByRole('button', { name: '메뉴' });
const inMenu = (name: string) => (page: Page) =>
  page.getByRole('dialog', { name: '메뉴' }).getByRole('link', { name, exact: true });
const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first();
const summary = (name: string) => (page: Page) => page.getByRole('heading', { name }).first();

const tasks: Task[] = [
  {
    name: 'the debts may be more than the estate',
    taps: [menu, inMenu('빚이 더 많을 때')],
    path: '/situations/debt',
    answer: '3개월',
  },
  {
    name: 'someone has just died: what to do first',
    taps: [menu, inMenu('가족이 돌아가셨을 때')],
    path: '/situations/just-died',
    answer: /사망신고/,
  },
  {
    name: 'the heirs do not agree',
    taps: [menu, inMenu('재산을 나누다 의견이 갈릴 때')],
    path: '/situations/dispute',
    answer: /유언/,
  },
  {
    name: 'a will is to be written',
    taps: [menu, inMenu('유언을 미리 써 두고 싶을 때')],
    path: '/situations/planning',
    answer: /방식/,
  },
  {
    name: 'the shares of mother and siblings, one of whom died',
    taps: [menu, inMenu('상속분 계산기')],
    path: '/shares',
    answer: /배우자.*자녀/s,
  },
  {
    name: 'the house that a brother was given long ago',
    taps: [menu, inMenu('유류분 계산기')],
    path: '/forced-share',
    answer: /가족/,
  },
  {
    name: 'until when to renounce',
    taps: [menu, inMenu('상속 기한 계산기')],
    path: '/deadlines',
    answer: /돌아가신 날/,
  },
  {
    name: 'how much inheritance tax',
    taps: [menu, inMenu('상속세 계산기')],
    path: '/inheritance-tax',
    answer: /고인의 재산/,
  },
  { name: 'what a lawyer costs', taps: [menu, inMenu('비용')], path: '/fees', answer: /첫 상담/ },
  {
    name: 'who the lawyers are',
    taps: [menu, inMenu('변호사')],
    path: '/people',
    answer: /변호사/,
  },
  {
    name: 'how to renounce',
    taps: [menu, inMenu('상속포기·한정승인')],
    path: '/areas/renunciation',
    answer: /3개월/,
  },
  {
    name: 'how a forced share is claimed',
    taps: [menu, inMenu('유류분')],
    path: '/areas/forced-share',
    answer: /1년/,
  },
  {
    name: 'a guardian for a parent with dementia',
    taps: [menu, inMenu('성년후견')],
    path: '/areas/guardianship',
    answer: /후견/,
  },
  {
    name: 'what changed in the law',
    taps: [menu, inMenu('달라진 법')],
    path: '/amendments',
    answer: /상속권 상실/,
  },
  {
    name: 'an heir abroad',
    taps: [menu, inMenu('상속 안내'), link(/외국/)],
    path: '/guides/heirs-abroad',
    answer: /9개월/,
  },
  {
    name: 'a minor heir',
    taps: [menu, inMenu('상속 안내'), link(/미성년/)],
    path: '/guides/minor-heirs',
    answer: /특별대리인/,
  },
  {
    name: 'the tax in instalments',
    taps: [menu, inMenu('상속 안내'), link(/연부연납/)],
    path: '/guides/tax-return-and-instalments',
    answer: /연부연납/,
  },
  {
    name: 'money from the account of the deceased',
    taps: [menu, inMenu('상속 안내'), link(/예금/)],
    path: '/guides/bank-deposits-and-funeral',
    answer: /장례/,
  },
  {
    name: 'an heir whom nobody reaches',
    taps: [menu, inMenu('상속 안내'), link(/연락이 닿지 않는/)],
    path: '/guides/unreachable-heir',
    answer: /상속인/,
  },
  {
    name: 'a call on a Saturday',
    taps: [menu, inMenu('자주 묻는 질문'), summary('토요일에도 상담할 수 있나요?')],
    path: '/questions',
    answer: /토요일/,
  },
  {
    name: 'whether a consultation costs anything',
    taps: [menu, inMenu('자주 묻는 질문'), summary('상담 비용이 있나요?')],
    path: '/questions',
    answer: /상담료/,
  },
  { name: 'where the office is', taps: [menu, inMenu('오시는 길')], path: '/', answer: /예시빌딩/ },
  {
    name: 'to ask for a call',
    taps: [(page) => page.getByRole('link', { name: '상담 신청' }).first()],
    path: '/consult',
    answer: /성함/,
  },
  {
    name: 'whether a de-facto spouse inherits',
    taps: [menu, inMenu('자주 묻는 질문'), summary('사실혼 배우자도 상속을 받나요?')],
    path: '/questions',
    answer: /사실혼/,
  },
  {
    name: 'everything about a word',
    taps: [menu, inMenu('검색')],
    path: '/search',
    answer: /궁금한 말/,
  },
];

test('each of the 25 tasks takes at most three taps', () => {
  expect(tasks).toHaveLength(25);
  for (const { name, taps } of tasks) expect(taps.length, name).toBeLessThanOrEqual(3);
});

/**
 * One task for each way: a page of the menu, a guide, a question, a part of the home page. The long tier has the rest.
 */
const ofEachWay = [
  'until when to renounce',
  'a minor heir',
  'whether a consultation costs anything',
  'to ask for a call',
];

for (const { name, taps, path, answer } of tasks) {
  test(name, ofEachWay.includes(name) ? {} : long, async ({ page }) => {
    await page.goto('/');
    for (const find of taps) {
      await find(page).click();
      // A closing menu would intercept the next tap.
      if (find !== menu) await expect(page.getByRole('dialog', { name: '메뉴' })).toBeHidden();
    }
    await expect(page).toHaveURL((url) => url.pathname === path);
    const found = page.getByRole('main').getByText(answer).filter({ visible: true });
    await expect
      .poll(async () => {
        // Reads all positions in one step, because the address changes before the page does.
        const tops = await found.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().y),
        );
        return tops.some((y) => y > -HEIGHT && y < 2 * HEIGHT);
      })
      .toBe(true);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, 'nothing leaves the window').toBe(clientWidth);
  });
}
