import { holdBack } from '../hold-back.ts';
import { intercept } from '../intercept.ts';
import { expect, long, longEveryEngine, test } from './test.ts';
import {
  clickLink,
  fakeConnection,
  heading,
  idle,
  policy,
  question,
  untilShown,
  watchRequests,
} from './visit.ts';

test.use({ reusePage: false, expectedErrors: /ERR_|NS_ERROR|Failed to fetch|NetworkError/ });

const WORDS = '인터넷에 연결되지 않아';

test('without a connection the current page stays, with its address and input', async ({
  page,
  context,
}) => {
  await fakeConnection(page, { saveData: true });
  await page.goto('/');
  await page.getByLabel('성함 (가명도 괜찮습니다)').fill('김새벽');
  const seen = watchRequests(page);
  await context.setOffline(true);
  await policy(page).click();
  const notice = page.getByRole('alert').filter({ hasText: WORDS });
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(page).toHaveURL('/');
  await expect(question(page)).toBeVisible();
  await expect(page.getByLabel('성함 (가명도 괜찮습니다)')).toHaveValue('김새벽');
  expect(seen.documents).toEqual([]);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('성함 (가명도 괜찮습니다)')).toHaveValue('김새벽');
});

test(
  'Back without a connection, to a page that is not kept, stays on the current page',
  long,
  async ({ page, context }) => {
    await fakeConnection(page, { saveData: true });
    await page.goto('/');
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    await page.reload();
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByRole('alert').filter({ hasText: WORDS })).toBeVisible();
    await expect(page).toHaveURL('/privacy');
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    await context.setOffline(false);
    await page.evaluate(() => history.back());
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

test(
  'a page that takes long is announced after 400 ms, also with reduced motion',
  longEveryEngine,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fakeConnection(page, { saveData: true });
    const release = await holdBack(page, '**/privacy/_payload.json*');
    await page.goto('/');
    await policy(page).click();
    await expect(page.locator('html[data-waiting]')).toBeAttached();
    await expect(page.locator('#announcer')).toHaveText('페이지를 불러오고 있습니다.');
    release();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    await expect(page.locator('html[data-waiting]')).toHaveCount(0);
    await expect(page.locator('#announcer')).toHaveText('');
  },
);

test('ending an earlier wait does not hide the bar of a later one', async ({ page }) => {
  await fakeConnection(page, { saveData: true });
  await page.goto('/');
  const releaseFirst = await holdBack(page, '**/fees/_payload.json*');
  const release = await holdBack(page, '**/privacy/_payload.json*');
  await clickLink(page, '/fees');
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  await clickLink(page, '/privacy');
  const first = page.waitForResponse('**/fees/_payload.json*');
  releaseFirst();
  await (await first).finished();
  await idle(page);
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  release();
  await expect(heading(page, '개인정보 처리방침')).toBeFocused();
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
});

test('Back to the current page ends the wait for another page', async ({ page }) => {
  await fakeConnection(page, { saveData: true });
  await page.goto('/privacy');
  const release = await holdBack(page, '**/fees/_payload.json*');
  await clickLink(page, '/fees');
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  release();
});

test('stopping the load keeps the current page', async ({ page }) => {
  await fakeConnection(page, { saveData: true });
  await page.goto('/privacy');
  const release = await holdBack(page, '**/fees/_payload.json*');
  await clickLink(page, '/fees');
  await expect(page).toHaveURL('/fees');
  await page.evaluate(() => window.stop());
  await expect(page).toHaveURL('/privacy');
  release();
  await idle(page);
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  await untilShown(page, () => clickLink(page, '/fees'));
  await expect(page.locator('h1')).toContainText('비용');
});

test(
  'a page is shown although a tool calls `replaceState` while it is fetched',
  long,
  async ({ page }) => {
    await fakeConnection(page, { saveData: true });
    const release = await holdBack(page, '**/privacy/_payload.json*');
    await page.goto('/');
    const asked = page.waitForRequest(/privacy\/_payload\.json/);
    await policy(page).click();
    await asked;
    await page.evaluate(() => history.replaceState({ tool: 1 }, '', location.href));
    release();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    await expect(page).toHaveURL('/privacy');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('touching a link without clicking fetches nothing', long, async ({ page }) => {
  await fakeConnection(page, { saveData: true });
  // Every page fetches these once it is idle.
  const own = [/builds\/meta/, /_error\.json/].map((file) => page.waitForResponse(file));
  await page.goto('/');
  for (const response of await Promise.all(own)) await response.finished();
  const seen = watchRequests(page);
  for (const type of ['pointerover', 'pointerdown', 'touchstart']) {
    await policy(page).dispatchEvent(type, { pointerType: 'touch', bubbles: true });
  }
  await policy(page).dispatchEvent('pointercancel');
  expect(seen.matching(/./)).toEqual([]);
});

test('a link to a part of the page being fetched leads to that part', long, async ({ page }) => {
  await fakeConnection(page, { saveData: true });
  const release = await holdBack(page, '**/disclaimer/_payload.json*');
  await page.goto('/');
  const asked = page.waitForRequest(/disclaimer\/_payload\.json/);
  const menu = page.locator('footer');
  await menu.getByRole('link', { name: '면책공고' }).click();
  await asked;
  await menu.getByRole('link', { name: '이메일무단수집거부' }).click();
  release();
  await expect(page.locator('#no-email-collection')).toBeFocused();
  await expect(page).toHaveURL('/disclaimer#no-email-collection');
});

test.describe('while a proxy answers instead of the site', () => {
  test.use({ expectedErrors: /50[234]|Cannot load payload/ });

  for (const status of [502, 503, 504]) {
    test(`${status} keeps the current page`, status === 502 ? {} : long, async ({ page }) => {
      await fakeConnection(page, { saveData: true });
      await page.goto('/');
      await intercept(page, '**/privacy*', (route) =>
        route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await intercept(page, '**/privacy/_payload.json*', (route) =>
        route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      );
      await policy(page).click();
      await expect(page.getByRole('alert').filter({ hasText: WORDS })).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(question(page)).toBeVisible();
    });
  }
});
