import type { Page } from '@playwright/test';
import { everyEngine, expect, test } from '../../../tests/journeys/test.ts';

const shares = (page: Page) => page.locator('#shares');
const forced = (page: Page) => page.locator('#forced-share-calculator');
const deadlines = (page: Page) => page.locator('#deadlines');
const sentence = (page: Page) => shares(page).locator('.reasons-sentence');
const field = (chapter: ReturnType<typeof shares>, name: string) =>
  chapter.getByLabel(name, { exact: true });

/** A widow and one child; the law of 2025. */
const link = `#shares=${Buffer.from(
  JSON.stringify({
    spouse: {},
    children: [{}],
    parents: [],
    grandparents: [],
    siblings: [],
    third: [],
    fourth: [],
    estate: '500000000',
    death: '2025-01-02',
  }),
).toString('base64url')}`;

/** What the entry of the history holds. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.values<string>(history.state)
      .flatMap((text) => text.matchAll(/=([\w-]+)/g).toArray())
      .map(([, text = '']) => atob(text.replace(/-/g, '+').replace(/_/g, '/')))
      .join(),
  );
}

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test(
  'what is put in before the code comes is kept, over a reload, Back and another page; no address holds it',
  everyEngine,
  async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(/(?:shares|deadlines|forced-share)\.island-[^/]*\.js/, async (route) => {
      await arrived.promise;
      await route.fallback();
    });
    const used: unknown[] = [];
    await page.exposeFunction('tell', (name: unknown) => used.push(name));
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
    await page.addInitScript(() => {
      document.addEventListener('calculator:used', ({ detail }) =>
        Reflect.get(window, 'tell')(JSON.stringify(detail)),
      );
    });
    await page.goto(`/${link}`);
    await expect(page.locator('html[data-begun]')).toBeAttached();
    await expect(page).toHaveURL('/');

    await shares(page).getByRole('button', { name: '자녀 늘리기', exact: true }).tap();
    await shares(page).getByRole('button', { name: '먼저 사망한 자녀 줄이기' }).tap();
    await field(shares(page), '남기신 재산').fill('8억');
    await field(forced(page), '돌아가신 날').fill('2026-06-01');
    await field(forced(page), '배우자입니다').check();
    await field(deadlines(page), '돌아가신 날').fill('2026-10-30');
    await deadlines(page).getByText('자세한 사정 입력').tap();
    await deadlines(page).getByLabel('주소가 외국인 분').selectOption('상속인 모두');
    await deadlines(page).getByLabel('받을 돈이 있습니다 (채권자)').check();
    await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(0);
    arrived.resolve();

    const isThere = async () => {
      await expect(sentence(page), 'the children as counted, beside the spouse').toHaveText(
        '배우자가 11분의 3을, 첫째, 둘째, 셋째, 넷째가 각각 11분의 2를 상속합니다.',
      );
      await expect(field(shares(page), '남기신 재산')).toHaveValue('800,000,000');
      await expect(field(shares(page), '돌아가신 날'), 'of the link').toHaveValue('2025-01-02');
      await expect(forced(page).getByRole('heading', { level: 3 })).toContainText('14분의 3');
      await expect(deadlines(page)).toContainText('9개월');
      await expect(deadlines(page)).toContainText('상속재산의 분리 청구');
    };
    await isThere();
    for (const last of ['creditor', '"me":"spouse"', '800000000']) {
      await expect.poll(() => kept(page), 'a moment after the last change').toContain(last);
    }
    await page.reload();
    await isThere();
    await shares(page).getByRole('link', { name: '이 내용으로 상담 신청' }).tap();
    await expect(page).toHaveURL('/consult');
    await page.goBack();
    await isThere();
    await page.getByRole('contentinfo').getByRole('link', { name: '개인정보 처리방침' }).click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await isThere();

    await page.evaluate((hash) => location.assign(hash), link);
    await expect(sentence(page), 'a link in the open page').toHaveText(
      '배우자가 5분의 3을, 첫째가 5분의 2를 상속합니다.',
    );
    await expect(page).toHaveURL('/');
    expect(used.toSorted()).toEqual([
      '{"calculator":"deadlines"}',
      '{"calculator":"forced-share"}',
      '{"calculator":"shares"}',
    ]);
    expect(addresses.filter((address) => /shares=|2026-10-30|800000000/.test(address))).toEqual([]);
  },
);

test('a link that was cut off on its way says so, until something is put in', async ({ page }) => {
  for (const [chapter, cut] of [
    [shares(page), `${link.slice(0, -9)}…`],
    [forced(page), '#forced-share-calculator=eyJtZSI'],
    // Whole, but of no input of ours.
    [deadlines(page), `#deadlines=${Buffer.from('{"death":5}').toString('base64url')}`],
  ] as const) {
    await page.goto('/disclaimer');
    await page.goto(`/${cut}`);
    const lost = chapter.getByRole('alert');
    await expect(lost).toContainText('불러오지 못했습니다');
    await expect(page).toHaveURL('/');
    await expect(lost.getByRole('link')).toHaveAttribute('href', /^tel:/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await field(chapter, '돌아가신 날').fill('2026-06-01');
    await expect(lost).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  await page.evaluate((hash) => location.assign(hash), '#deadlines=eyJjdXQi');
  const lost = deadlines(page).getByRole('alert');
  await expect(lost, 'another one, in the open page').toBeVisible();
  await page.reload();
  await expect(lost).toBeVisible();
  await page.evaluate(() => location.assign('#consult'));
  await field(deadlines(page), '돌아가신 날').fill('2026-06-01');
  await expect(lost).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(field(deadlines(page), '돌아가신 날'), 'put in since').toHaveValue('2026-06-01');
  await expect(lost).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an amount is read as people mean it, and the other reading is one tap away', async ({
    page,
  }) => {
    await page.goto('/#shares');
    const estate = field(shares(page), '남기신 재산');
    await estate.dispatchEvent('pointerover');
    await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
    await estate.fill('3억5천');
    await expect(shares(page)).toContainText('3억 5,000만 원');
    await estate.blur();
    await expect(estate).toHaveValue('350,000,000');
    const other = shares(page).getByRole('button', { name: '3억 5,000원으로 바꾸기' });
    await other.tap();
    await expect(estate).toHaveValue('300,005,000');
    await expect(other).toHaveCount(0);
  });
});
