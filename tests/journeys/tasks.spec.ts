import type { Locator, Page } from '@playwright/test';
import { expect, long, test } from './test.ts';
import { expectRead } from './visitor.ts';

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
  /** Further words on the page that end the task. */
  ends?: (string | RegExp)[];
}

const HEIGHT = 660;
test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });

const menu = (page: Page) => page.getByRole('button', { name: '메뉴' });
const inMenu = (name: string) => (page: Page) =>
  page.getByRole('dialog', { name: '메뉴' }).getByRole('link', { name, exact: true });
const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first();
const summary = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first();

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
    ends: ['영사관에서 서명을 인증받습니다', '아포스티유', '한 분이라도 주소가 외국이면'],
  },
  {
    name: 'a minor heir',
    taps: [menu, inMenu('상속 안내'), link(/미성년/)],
    path: '/guides/minor-heirs',
    answer: /특별대리인/,
    ends: [
      '법정대리인이 안 날',
      '부모의 신고서와 아이의 신고서를 함께',
      /협의로 나눕니다 필요합니다/,
    ],
  },
  {
    name: 'the tax in instalments',
    taps: [menu, inMenu('상속 안내'), link(/연부연납/)],
    path: '/guides/tax-return-and-instalments',
    answer: /연부연납/,
    ends: [/1천만 원을 넘으면 .*2개월/, /2천만 원을 넘으면 담보를 내고 .*10년까지/],
  },
  {
    name: 'money from the account of the deceased',
    taps: [menu, inMenu('상속 안내'), link(/예금/)],
    path: '/guides/bank-deposits-and-funeral',
    answer: /장례/,
    ends: ['합리적인 금액의 장례비', '2003다30968', '영수증을 모두 모읍니다'],
  },
  {
    name: 'an heir whom nobody reaches',
    taps: [menu, inMenu('상속 안내'), link(/연락이 닿지 않는/)],
    path: '/guides/unreachable-heir',
    answer: /상속인/,
    ends: [
      '부재자 재산관리인을 청구합니다',
      '실종선고를 청구합니다',
      '공시송달',
      '가정법원에 청구합니다',
      '가족관계증명서와 기본증명서, 제적등본',
    ],
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
    answer: /찾으시는 내용을 입력해 주세요/,
  },
  {
    name: 'an heir with dementia',
    taps: [menu, inMenu('상속 안내'), link(/치매/)],
    path: '/guides/dementia-and-guardianship',
    answer: /후견인이 필요합니다/,
    ends: [
      '가족이 대신 도장을 찍지 마세요',
      '본인의 주소지 가정법원',
      '특별대리인을 청구합니다',
      /기본증명서.*진단서, 재산 목록/,
    ],
  },
  {
    name: 'to renounce or to limit, and what families usually do',
    taps: [menu, inMenu('상속 안내'), link(/다음 순위/)],
    path: '/guides/next-rank-heirs',
    answer: /상속포기/,
    ends: ['한 분이 한정승인하고 나머지가 포기합니다'],
  },
  {
    name: 'the difference between renouncing and limiting',
    taps: [menu, inMenu('상속 안내'), link(/상속포기와 한정승인, 무엇이/)],
    path: '/guides/renunciation-or-limited-acceptance',
    answer: /한정승인/,
    ends: [/빚 물려받지 않습니다 물려받은 재산의 한도에서 갚습니다/],
  },
  {
    name: 'whether the pension of survivors may be kept',
    taps: [menu, inMenu('써도 되나요?'), summary('유족연금')],
    path: '/may-i',
    answer: /상속포기를 하셔도 받으실 수 있습니다/,
    ends: ['고인의 재산이 아니라 법이 가족에게 직접 주는 돈입니다'],
  },
  {
    name: 'the car of the deceased',
    taps: [menu, inMenu('자주 묻는 질문'), summary('고인의 자동차')],
    path: '/questions',
    answer: /말소등록/,
    ends: ['말일부터 6개월 안에', /포기하실 분은/],
  },
  {
    name: 'a paper of a renunciation: its name, whose, where, on which site, and its fee',
    taps: [menu, inMenu('서류 찾기'), summary(/^가족관계증명서\(상세\)/)],
    path: '/papers',
    answer: /상세로 떼 주세요/,
    ends: ['주민센터', '전자가족관계등록시스템', '창구 1,000원'],
  },
];

test('each task takes at most three taps', () => {
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

for (const { name, taps, path, answer, ends = [] } of tasks) {
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
    await expectRead(page.getByRole('main'), ends);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, 'nothing leaves the window').toBe(clientWidth);
  });
}
