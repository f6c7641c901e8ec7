import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../../../tests/hold-back.ts';
import { everyEngine, expect, test } from '../../../tests/journeys/test.ts';
import { policy } from '../../../tests/journeys/visit.ts';
import { enterDay, expectDay, typeDay } from '../../../tests/site/type-day.ts';

/** A widow and one child, under the law of 2025. */
const family = {
  spouse: {},
  children: [{}],
  parents: [],
  grandparents: [],
  siblings: [],
  third: [],
  fourth: [],
  estate: '500000000',
  death: '2025-01-02',
};
const linkOf = (code: object) =>
  `#shares=${Buffer.from(JSON.stringify(code)).toString('base64url')}`;
const link = linkOf(family);

const sentence = (chapter: Locator) => chapter.locator('.reasons-sentence');
const field = (chapter: Locator, name: string) => chapter.getByLabel(name, { exact: true });

interface Visit {
  path: string;
  /** Id of the calculator's part of the page, and name of its island. */
  id: string;
  island: string;
  hash?: string;
  /** Enters values before the island's code has loaded. */
  fill: (chapter: Locator) => Promise<void>;
  /** Expects the entered values and their answer. */
  isThere: (chapter: Locator) => Promise<void>;
  /** Part of the history entry's record in the end. */
  last: string;
}

const sharesVisit: Visit = {
  path: '/shares',
  id: 'shares',
  island: 'shares',
  hash: link,
  async fill(chapter) {
    await chapter.getByRole('button', { name: '자녀 늘리기', exact: true }).tap();
    await chapter.getByRole('button', { name: '자녀 늘리기', exact: true }).tap();
    await field(chapter, '남기신 재산').fill('8억');
    await field(chapter, '남기신 재산').blur();
  },
  async isThere(chapter) {
    await expect(sentence(chapter), 'the children as counted, beside the spouse').toHaveText(
      '배우자가 3/7을, 첫째와 둘째가 각각 2/7를 상속합니다.',
    );
    await expect(field(chapter, '남기신 재산')).toHaveValue('800,000,000');
    await expectDay(chapter, '돌아가신 날', '2025-01-02');
  },
  last: '800000000',
};

const otherVisits: Visit[] = [
  {
    path: '/forced-share',
    id: 'forced-share-calculator',
    island: 'forced-share',
    async fill(chapter) {
      await typeDay(chapter, '돌아가신 날', '2026-06-01');
      await chapter.getByRole('radio', { name: '배우자', exact: true }).check();
    },
    async isThere(chapter) {
      await chapter.locator('#forced-share-calculator-children').fill('4');
      await expect(chapter.getByRole('heading', { level: 3 })).toContainText('3/22');
    },
    last: '"me":"spouse"',
  },
  {
    path: '/deadlines',
    id: 'deadlines',
    island: 'deadlines',
    async fill(chapter) {
      await typeDay(chapter, '돌아가신 날', '2026-10-30');
      await chapter.getByText('자세한 사정 입력').tap();
      await chapter.getByLabel('주소가 외국인 분').selectOption('상속인 모두');
      await chapter.getByLabel('받을 돈이 있습니다').check();
    },
    async isThere(chapter) {
      await expect(chapter).toContainText('9개월');
      await expect(chapter).toContainText('상속재산의 분리 청구');
    },
    last: 'creditor',
  },
];

/** Returns the records of the history entries. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith('entry-'))
      .map(([, record]) => record)
      .join(),
  );
}

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

/** Opens a calculator's page with its code held back, enters values, and releases the code. */
async function putInEarly(page: Page, visit: Visit): Promise<void> {
  const { path, id, island, hash = '', fill } = visit;
  const release = await holdBack(page, new RegExp(`${island}\\.island-[^/]*\\.js`));
  await page.goto(path + hash);
  await expect(page.locator('html[data-begun]')).toBeAttached();
  await expect(page).toHaveURL(path);
  await fill(page.locator(`#${id}`));
  await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(0);
  release();
}

/** Collects the details of `calculator:used` events from now on. */
async function watchUse(page: Page): Promise<string[]> {
  const used: string[] = [];
  await page.exposeFunction('tell', (detail: string) => used.push(detail));
  await page.addInitScript(() => {
    document.addEventListener('calculator:used', ({ detail }) =>
      Reflect.get(window, 'tell')(JSON.stringify(detail)),
    );
  });
  return used;
}

/** Collects the URLs and referrers of requests from now on. */
function watchAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  return addresses;
}

const withInput = (addresses: string[]) =>
  addresses.filter((address) => /[#?]\S*=e|2026-10-30|800000000/.test(address));

// Firefox restores field values on reload.
test(
  '/shares: keeps input entered before the code loads over a reload, Back and another page, outside any address',
  everyEngine,
  async ({ page }) => {
    const { id, island, isThere, last } = sharesVisit;
    const chapter = page.locator(`#${id}`);
    const used = await watchUse(page);
    const addresses = watchAddresses(page);
    await putInEarly(page, sharesVisit);

    await isThere(chapter);
    await expect.poll(() => kept(page), 'a moment after the last change').toContain(last);
    // WebKit's process may crash when a page with routed requests is left.
    await page.unrouteAll();
    await page.reload();
    await isThere(chapter);
    await chapter.getByRole('link', { name: '이 내용으로 상담 신청' }).tap();
    await expect(page).toHaveURL('/consult');
    await page.goBack();
    await isThere(chapter);
    await policy(page).click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await isThere(chapter);
    expect(used).toEqual([JSON.stringify({ calculator: island })]);
    expect(withInput(addresses)).toEqual([]);
  },
);

test('HD-8, NC-1: /forced-share and /deadlines: keep input entered before the code loads, outside any address', async ({
  page,
}) => {
  const used = await watchUse(page);
  const addresses = watchAddresses(page);
  for (const visit of otherVisits) {
    await test.step(visit.path, async () => {
      const chapter = page.locator(`#${visit.id}`);
      await putInEarly(page, visit);
      await visit.isThere(chapter);
      await expect.poll(() => kept(page), 'a moment after the last change').toContain(visit.last);
    });
  }
  expect(used).toEqual(otherVisits.map(({ island }) => JSON.stringify({ calculator: island })));
  expect(withInput(addresses)).toEqual([]);
});

interface EarlyNumbers {
  path: string;
  /** Number fields, an action on each before the code has loaded, and the value that results. */
  acts: [field: string, act: (field: Locator) => Promise<void>, value: string][];
  /** The state that the calculator keeps; null if it asks for a number. */
  told: RegExp | null;
}

const early: EarlyNumbers[] = [
  {
    path: '/shares',
    acts: [
      [
        '#shares-children',
        async (field) => {
          const page = field.page();
          await page.getByRole('button', { name: '자녀 늘리기', exact: true }).tap();
          // Text typed after pressing the button wins.
          await field.fill('4');
          await field.press('ArrowUp');
        },
        '5',
      ],
    ],
    told: /"children":\[{},{},{},{},{}]/,
  },
  {
    path: '/inheritance-tax',
    acts: [['#inheritance-tax-children', (field) => field.press('ArrowUp'), '1']],
    told: /"children":1,/,
  },
  // Must not follow a visit of the same page, which the browser would open with the values it holds.
  {
    path: '/inheritance-tax',
    acts: [
      [
        '#inheritance-tax-seniors',
        async (field) => {
          await field.page().getByText('더 입력하기').click();
          await field.fill('');
        },
        '',
      ],
    ],
    told: null,
  },
];

test('HD-8, NC-1: keeps numbers entered before the code loads', async ({ page }) => {
  for (const { path, acts, told } of early) {
    const said = acts.map(([name, , value]) => `${value || 'nothing'} in ${name}`);
    await test.step(`${path}: ${said.join(', ')}`, async () => {
      const release = await holdBack(page, new RegExp(`${path.slice(1)}\\.island-[^/]*\\.js`));
      await page.goto(path);
      for (const [name, act] of acts) await act(page.locator(name));
      release();
      await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
      for (const [name, , value] of acts) await expect(page.locator(name)).toHaveValue(value);
      if (told) await expect.poll(() => kept(page), 'the calculator knows it').toMatch(told);
      else await expect(page.getByRole('alert')).toContainText('숫자로 적어');
    });
  }
});

test('a part unfolded before the code loads stays open when the case fills the fields', async ({
  page,
}) => {
  await page.goto('/deadlines');
  await enterDay(page.locator('#deadlines'), '돌아가신 날', '2026-06-01');
  const release = await holdBack(page, /inheritance-tax\.island-[^/]*\.js/);
  await page.goto('/inheritance-tax');
  const chapter = page.locator('#inheritance-tax');
  await chapter.getByText('더 입력하기').tap();
  await field(chapter, '고인의 빚').fill('1억');
  await field(chapter, '고인의 빚').blur();
  release();
  await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
  await expect(page.locator('.case-note')).toContainText('돌아가신 날');
  await expect(field(chapter, '고인의 빚')).toBeVisible();
  await expect(field(chapter, '고인의 빚')).toHaveValue('100,000,000');
  await expectDay(chapter, '돌아가신 날', '2026-06-01');
});

test('reports a truncated link until the visitor enters something, and loads the input of a whole link', async ({
  page,
}) => {
  await page.goto('/disclaimer');
  for (const [path, id, cut] of [
    ['/shares', 'shares', `${link.slice(0, -9)}…`],
    // Whole, but not an input of this site.
    ['/deadlines', 'deadlines', `#deadlines=${Buffer.from('{"death":5}').toString('base64url')}`],
  ] as const) {
    await page.goto(path + cut);
    const chapter = page.locator(`#${id}`);
    const lost = chapter.getByRole('alert');
    await expect(lost).toContainText('불러오지 못했습니다');
    await expect(page).toHaveURL(path);
    await expect(lost.getByRole('link')).toHaveAttribute('href', /^tel:/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await typeDay(chapter, '돌아가신 날', '2026-06-01');
    await expect(lost).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (path === '/shares') {
      const children = Array.from({ length: 16 }, () => ({}));
      await page.evaluate((hash) => location.assign(hash), linkOf({ ...family, children }));
      await expect(lost).toContainText('‘자녀’에는 15명까지만');
      await expect(lost).not.toContainText('온전하지');
      await page.evaluate((hash) => location.assign(hash), link);
      await expect(sentence(chapter), 'a link in the open page').toHaveText(
        '배우자가 3/5을, 첫째가 2/5를 상속합니다.',
      );
      await expect(page).toHaveURL(path);
    }
  }

  const deadlines = page.locator('#deadlines');
  await page.evaluate((hash) => location.assign(hash), '#deadlines=eyJjdXQi');
  const lost = deadlines.getByRole('alert');
  await expect(lost, 'another one, in the open page').toBeVisible();
  await page.reload();
  await expect(lost).toBeVisible();
  await page.evaluate(() => location.assign('#how'));
  await typeDay(deadlines, '돌아가신 날', '2026-06-01');
  await expect(lost).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/deadlines');
  await expectDay(deadlines, '돌아가신 날', '2026-06-01');
  await expect(lost).toHaveCount(0);
});
