import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { intercept } from '../intercept.ts';
import { stage, unfold } from './consult-form.ts';
import { everyEngine, expect, long, longEveryEngine, smoke, test } from './test.ts';
import { clickLink, fakeConnection, heading, policy, untilShown, watchRequests } from './visit.ts';

// Some of these lose a file, or have a form refused, on purpose.
test.use({ expectedErrors: /ERR_FAILED|could not be started|status of 422/ });

/** Elements that exist once in each document and after each navigation (conformance HD-2). */
const single = [
  'head > title',
  'meta[name="description"]',
  'link[rel="canonical"]',
  'link[rel="manifest"]',
  'link[rel="apple-touch-icon"]',
  'link[rel="icon"][type="image/svg+xml"]',
  ...['title', 'description', 'url', 'image', 'image:width', 'image:height', 'image:alt'].map(
    (name) => `meta[property="og:${name}"]`,
  ),
  ...['type', 'site_name', 'locale'].map((name) => `meta[property="og:${name}"]`),
];

async function expectHead(page: Page, path: string): Promise<void> {
  for (const selector of single) await expect(page.locator(selector), selector).toHaveCount(1);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(path);
}

/** A link to a part of the home page. */
const place = (page: Page) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '오시는 길' });

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return () => count;
}

test(
  'HD-2, HD-8: the first click to another page starts client navigation',
  smoke,
  async ({ page }) => {
    await page.goto('/?utm_source=test');
    await expectHead(page, '/');
    const documents = countDocuments(page);
    const scrolled = 600;
    await page.evaluate((y) => scrollTo(0, y), scrolled);
    await policy(page).evaluate((link) => link.focus({ preventScroll: true }));

    await page.keyboard.press('Enter');
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    await expect(page).toHaveURL('/privacy');
    await expect(page).toHaveTitle(/개인정보 처리방침/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectHead(page, '/privacy');
    await expect(page.locator('.site-header')).toHaveCount(1);

    await page.goBack();
    await expect(page).toHaveURL('/?utm_source=test');
    await expect(page.locator('h1')).toContainText('누가');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await expectHead(page, '/');

    await page.goForward();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    await expectHead(page, '/privacy');
    expect(documents()).toBe(0);
  },
);

test('a link to a part of another page scrolls to it', everyEngine, async ({ page }) => {
  await page.goto('/privacy');
  const documents = countDocuments(page);
  await place(page).click();
  await expect(page).toHaveURL('/#place');
  await expect(page.locator('#place')).toBeFocused();
  await expect(page.locator('#place')).toBeInViewport();
  expect(documents()).toBe(0);
});

test('a draft of the form survives a visit to the privacy policy', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('연락처').scrollIntoViewIfNeeded();
  await page.locator('[data-island="consult-form"][data-hydrated]').waitFor({ state: 'attached' });
  await unfold(page);
  await page.getByLabel('하실 말씀').fill('남겨 둔 글');
  await stage(page).selectOption('증여나 유언 때문에 받을 것이 줄었습니다');
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('하실 말씀')).toHaveValue('남겨 둔 글');
  await expect(stage(page)).toHaveValue('reduced');
});

test(
  'after a reload, Back past a static page shows the page of its URL',
  longEveryEngine,
  async ({ page }) => {
    await page.goto('/');
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toContainText('누가');
  },
);

test('a draft typed before the script loaded survives too', long, async ({ page }) => {
  await holdBack(page, '**/*hydrate*.js');
  await page.goto('/');
  await unfold(page);
  await page.getByLabel('하실 말씀').fill('일찍 적은 글');
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('하실 말씀')).toHaveValue('일찍 적은 글');
});

test('while a page is fetched, links within the current page work', long, async ({ page }) => {
  const release = await holdBack(page, '**/_payload.json*');
  await page.goto('/');
  const asked = page.waitForRequest(/_payload\.json/);
  await policy(page).click();
  await asked;
  await page.locator('.first a[href="#consult"]').first().click();
  await expect(page.locator('#consult')).toBeInViewport();
  release();
  await expect(heading(page, '개인정보 처리방침'), 'it is what was asked for').toBeFocused();
  await expect(page).toHaveURL('/privacy');
});

test('a link to the current page ends the wait for another page', long, async ({ page }) => {
  await fakeConnection(page, { saveData: true });
  const release = await holdBack(page, '**/privacy/_payload.json*');
  await page.goto('/');
  const answer = page.waitForResponse(/privacy\/_payload\.json/);
  await policy(page).click();
  await expect(page).toHaveURL('/privacy');
  await place(page).click();
  await expect(page).toHaveURL('/#place');
  await expect(page.locator('#place')).toBeFocused();
  release();
  await (await answer).finished();
  await expect(page.locator('#place')).toBeInViewport();
  await expect(page.locator('h1')).toContainText('누가');
  await expect(page).toHaveURL('/#place');
});

test(
  'a link to the current page, followed before Back has ended, keeps the entry before it',
  long,
  async ({ page }) => {
    await fakeConnection(page, { saveData: true });
    await page.goto('/');
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    // A reload discards kept pages.
    await page.reload();
    // Holds back only the payload of the home page.
    const release = await holdBack(page, '*://*/_payload.json*');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await policy(page).click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(page).toHaveURL('/');
    release();
    await expect(page.locator('h1')).toContainText('누가');
  },
);

test('Back to a form that the server answered opens the form', long, async ({ page }) => {
  await holdBack(page, '**/*hydrate*.js');
  await page.goto('/#consult');
  await page.getByLabel('성함 (가명도 괜찮습니다)').fill('김새벽');
  await page.getByRole('button', { name: '상담 신청' }).click();
  await expect(page).toHaveURL(/\/consult#/);
  // Waits for the script: before it runs, links load documents and the browser handles Back.
  await expect(page.locator('html[data-begun]')).toBeAttached();
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/consult/);
  await expect(page.getByLabel('성함 (가명도 괜찮습니다)')).toHaveValue('김새벽');
});

test(
  'a receipt is shown in place, and Back to it keeps the Forward entry',
  longEveryEngine,
  async ({ page }) => {
    const response = await page.request.post('/consult', {
      form: { name: '김새벽', phone: '01012345678', stage: 'unsure', consent: 'yes' },
      headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    });
    const receipt = new URL(response.url()).pathname;
    await page.goto(receipt);
    await page.getByRole('link', { name: '홈', exact: true }).click();
    await expect(page.locator('h1')).toContainText('누가');
    await page.goBack();
    await expect(page).toHaveURL(receipt);
    await expect(heading(page, '접수되었습니다')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toContainText('누가');
  },
);

test('a reload restores the scroll position, repeatedly', everyEngine, async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('link', { name: '법무법인 예시' }).first().click();
  await expect(page.locator('h1')).toContainText('누가');
  for (const place of [300, 700]) {
    await page.evaluate((y) => scrollTo(0, y), place);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  }
});

test('links within the first page are handled by the browser', async ({ page }) => {
  await page.goto('/');
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.resourceType()));
  await page.locator('.first a[href="#consult"]').click();
  await expect(page).toHaveURL('/#consult');
  await expect(page.locator('#consult')).toBeInViewport();
  expect(seen).not.toContain('document');
});

test('a modified click is handled by the browser', long, async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await policy(page).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(heading(other, '개인정보 처리방침')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('links load documents', () => {
  test('if the setting CLIENT_NAVIGATION is off', long, async ({ page }) => {
    await intercept(page, '/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html ', '<html data-navigation="documents" ');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    const documents = countDocuments(page);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(documents()).toBe(1);
  });

  test(
    'in a browser without the Navigation API, with Back and Forward',
    smoke,
    async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'));
      await page.goto('/');
      const documents = countDocuments(page);
      await policy(page).click();
      await expect(heading(page, '개인정보 처리방침')).toBeVisible();
      await expect(page).toHaveURL('/privacy');
      await place(page).click();
      await expect(page).toHaveURL('/#place');
      await expect(page.locator('#place')).toBeInViewport();
      // Firefox gives up a step back that comes before the document is loaded.
      await page.waitForLoadState();
      await page.goBack();
      await expect(heading(page, '개인정보 처리방침')).toBeVisible();
      expect(documents()).toBe(3);
    },
  );
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} script, on a narrow screen`, everyEngine, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('the menu opens, navigates and closes', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: '메뉴' }).click();
      const menu = page.getByRole('navigation', { name: '메뉴', exact: true });
      await expect(menu).toBeVisible();
      if (javaScriptEnabled) {
        await menu.getByRole('link', { name: '유류분', exact: true }).click();
        await expect(page).toHaveURL('/areas/forced-share');
        await expect(menu).toBeHidden();
        await page.getByRole('button', { name: '메뉴' }).click();
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
  });
}

test('a link with a trailing slash shows its page under the address without it', async ({
  page,
}) => {
  await page.goto('/privacy');
  const { documents } = watchRequests(page);
  for (const [address, path] of [
    ['/fees/', '/fees'],
    ['/guides/#top', '/guides#top'],
    ['/people/?a=1', '/people?a=1'],
  ] as const) {
    await untilShown(page, () => clickLink(page, address));
    await expect(page).toHaveURL(path);
  }
  await untilShown(page, () => clickLink(page, '/'));
  await expect(page).toHaveURL('/');
  expect(documents).toEqual([]);
});
