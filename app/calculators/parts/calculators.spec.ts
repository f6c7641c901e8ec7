import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../../../tests/hold-back.ts';
import { everyEngine, expect, test } from '../../../tests/journeys/test.ts';
import { policy } from '../../../tests/journeys/visit.ts';
import { expectDay, typeDay } from '../../../tests/site/type-day.ts';

/** A widow and one child; the law of 2025. */
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
const link = `#shares=${Buffer.from(JSON.stringify(family)).toString('base64url')}`;

const sentence = (chapter: Locator) => chapter.locator('.reasons-sentence');
const field = (chapter: Locator, name: string) => chapter.getByLabel(name, { exact: true });

interface Visit {
  path: string;
  /** Id of the calculator's part of the page, and name of its island. */
  id: string;
  island: string;
  hash?: string;
  /** Puts something in, before the code is there. */
  fill: (chapter: Locator) => Promise<void>;
  /** Expects what was put in, and its answer. */
  isThere: (chapter: Locator) => Promise<void>;
  /** What is kept at last. */
  last: string;
}

const visits: Visit[] = [
  {
    path: '/shares',
    id: 'shares',
    island: 'shares',
    hash: link,
    async fill(chapter) {
      await chapter.getByRole('button', { name: '자녀 늘리기', exact: true }).tap();
      await chapter.getByRole('button', { name: '먼저 사망한 자녀 줄이기' }).tap();
      await field(chapter, '남기신 재산').fill('8억');
    },
    async isThere(chapter) {
      await expect(sentence(chapter), 'the children as counted, beside the spouse').toHaveText(
        '배우자가 3/11을, 첫째, 둘째, 셋째, 넷째가 각각 2/11를 상속합니다.',
      );
      await expect(field(chapter, '남기신 재산')).toHaveValue('800,000,000');
      await expectDay(chapter, '돌아가신 날', '2025-01-02');
    },
    last: '800000000',
  },
  {
    path: '/forced-share',
    id: 'forced-share-calculator',
    island: 'forced-share',
    async fill(chapter) {
      await typeDay(chapter, '돌아가신 날', '2026-06-01');
      await chapter.getByRole('radio', { name: '배우자', exact: true }).check();
    },
    async isThere(chapter) {
      await expect(chapter.getByRole('heading', { level: 3 })).toContainText('3/14');
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

/** What the entry of the history holds. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.values<string>(history.state ?? {})
      .flatMap((text) => text.matchAll(/=([\w-]+)/g).toArray())
      .map(([, text = '']) => atob(text.replace(/-/g, '+').replace(/_/g, '/')))
      .join(),
  );
}

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

for (const { path, id, island, hash = '', fill, isThere, last } of visits) {
  test(
    `${path}: what is put in before the code comes is kept, over a reload, Back and another page; no address holds it`,
    path === '/shares' ? everyEngine : {},
    async ({ page }) => {
      const chapter = page.locator(`#${id}`);
      const release = await holdBack(page, new RegExp(`${island}\\.island-[^/]*\\.js`));
      const used: unknown[] = [];
      await page.exposeFunction('tell', (name: unknown) => used.push(name));
      const addresses: string[] = [];
      page.on('request', (request) =>
        addresses.push(request.url(), request.headers().referer ?? ''),
      );
      await page.addInitScript(() => {
        document.addEventListener('calculator:used', ({ detail }) =>
          Reflect.get(window, 'tell')(JSON.stringify(detail)),
        );
      });
      await page.goto(path + hash);
      await expect(page.locator('html[data-begun]')).toBeAttached();
      await expect(page).toHaveURL(path);
      await fill(chapter);
      await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(0);
      release();

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
      expect(addresses.filter((address) => /[#?]\S*=e|2026-10-30|800000000/.test(address))).toEqual(
        [],
      );
    },
  );
}

/** Number fields, what is done to one before its code is there, and what it holds then. */
const early: [
  path: string,
  field: string,
  act: (field: Locator) => Promise<void>,
  value: string,
][] = [
  ['/shares', '#shares-children', (field) => field.fill('5'), '5'],
  ['/shares', '#shares-children', (field) => field.fill(''), ''],
  ['/shares', '#shares-children', (field) => field.press('ArrowUp'), '4'],
  ['/shares', '#shares-children', (field) => field.press('End'), '10'],
  ['/shares', '#shares-children-2', (field) => field.fill('6'), '6'],
  ['/forced-share', '#forced-share-calculator-children', (field) => field.fill('4'), '4'],
  ['/inheritance-tax', '#inheritance-tax-children', (field) => field.fill('7'), '7'],
  ['/inheritance-tax', '#inheritance-tax-children', (field) => field.press('ArrowDown'), '1'],
];

for (const [index, [path, name, act, value]] of early.entries()) {
  test(`HD-8, NC-1: ${path}: number ${index + 1}, put in before the code comes, stays`, async ({
    page,
  }) => {
    const island = path.slice(1);
    const release = await holdBack(page, new RegExp(`${island}\\.island-[^/]*\\.js`));
    await page.goto(path);
    const field = page.locator(name);
    await act(field);
    release();
    await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
    await expect(field).toHaveValue(value);
    await expect.poll(() => kept(page), 'the calculator knows it').toMatch(/^\{/);
    await page.reload();
    await expect(field, 'what the calculator was told').toHaveValue(value || '0');
  });
}

test('what is typed after a press of a number’s button, both before the code comes, wins', async ({
  page,
}) => {
  const release = await holdBack(page, /shares\.island-[^/]*\.js/);
  await page.goto('/shares');
  const chapter = page.locator('#shares');
  await chapter.getByRole('button', { name: '자녀 늘리기', exact: true }).tap();
  await chapter.locator('#shares-children').fill('1');
  await chapter.locator('#shares-children').press('ArrowUp');
  release();
  await expect(chapter.locator('#shares-children')).toHaveValue('2');
  await expect(sentence(chapter)).toContainText('첫째와 둘째가');
});

test('a link in the open page puts in what it holds', async ({ page }) => {
  await page.goto('/shares');
  await expect(page.locator('html[data-begun]')).toBeAttached();
  await page.evaluate((hash) => location.assign(hash), link);
  await expect(sentence(page.locator('#shares'))).toHaveText(
    '배우자가 3/5을, 첫째가 2/5를 상속합니다.',
  );
  await expect(page).toHaveURL('/shares');
});

test('a link that was cut off on its way says so, until something is put in', async ({ page }) => {
  for (const [path, id, cut] of [
    ['/shares', 'shares', `${link.slice(0, -9)}…`],
    ['/forced-share', 'forced-share-calculator', '#forced-share-calculator=eyJtZSI'],
    // Whole, but of no input of ours.
    ['/deadlines', 'deadlines', `#deadlines=${Buffer.from('{"death":5}').toString('base64url')}`],
  ] as const) {
    await page.goto('/disclaimer');
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

test('an amount is read as people mean it, and the other reading is one tap away', async ({
  page,
}) => {
  await page.goto('/shares');
  const shares = page.locator('#shares');
  const estate = field(shares, '남기신 재산');
  await estate.dispatchEvent('pointerover');
  await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
  await estate.fill('3억5천');
  await expect(shares).toContainText('3억 5,000만 원');
  await estate.blur();
  await expect(estate).toHaveValue('350,000,000');
  const other = shares.getByRole('button', { name: '3억 5,000원으로 바꾸기' });
  await other.tap();
  await expect(estate).toHaveValue('300,005,000');
  await expect(other).toHaveCount(0);
});

test('a comma that parts no thousands is asked about, also while it is typed', async ({ page }) => {
  await page.goto('/inheritance-tax');
  const tax = page.locator('#inheritance-tax');
  const estate = field(tax, '고인의 재산');
  await estate.dispatchEvent('pointerover');
  await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
  await estate.pressSequentially('13,5억');
  await expect(estate).toHaveValue('13,5억');
  await expect(estate).toHaveAccessibleDescription(/^13억 5,000만 원인가요\?/);
  await expect(tax.getByRole('table', { name: '재산에서 낼 세금까지' })).toHaveCount(0);
  await tax.getByRole('button', { name: '13억 5,000만 원으로 바꾸기' }).tap();
  await expect(estate).toHaveValue('1,350,000,000');
  await expect(tax.getByRole('table', { name: '재산에서 낼 세금까지' })).toBeVisible();
});
