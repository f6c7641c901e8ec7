import type { Page } from '@playwright/test';
import { errors, retry } from '#app/content/errors.ts';
import { expect, test } from './test.ts';

// Most of these lose a file on purpose.
test.use({ expectedErrors: /ERR_FAILED|status of 500|Error fetching app manifest/ });

const HOUR = 3_600_000;
const MANIFEST = '**/assets/builds/meta/*.json';
const LATEST = '**/assets/builds/latest.json?*';

const policy = (page: Page) => page.getByRole('link', { name: '개인정보 처리방침' }).last();
const home = (page: Page) => page.getByRole('link', { name: '법무법인 예시' }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const question = (page: Page) => page.locator('h1', { hasText: '누가' });

/** The paths and queries that the page asks for from now on, documents apart. */
function watchRequests(page: Page) {
  const documents: string[] = [];
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, hash } = new URL(request.url());
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    (isDocument ? documents : files).push(pathname + search + hash);
  });
  const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  return { documents, matching };
}

/** Makes the router draw the page: away from the home page and back. */
async function takeOver(page: Page): Promise<void> {
  await page.goto('/privacy');
  await home(page).click();
  await expect(question(page)).toBeFocused();
}

/** The next look at the latest build finds another one. */
async function outdate(page: Page): Promise<void> {
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }));
  await page.evaluate(() => {
    addEventListener('app:manifest:update', (event) => {
      const { id } = event instanceof CustomEvent ? event.detail : {};
      document.documentElement.dataset.updates = `${document.documentElement.dataset.updates ?? ''}${id};`;
    });
  });
  await page.clock.fastForward(HOUR);
  await expect(page.locator('html')).toHaveAttribute('data-updates', 'newer;');
}

test.describe('MF-3: the latest build', () => {
  test('is asked for after an hour, then every hour, whatever fails', async ({ page }) => {
    await page.clock.install();
    let fail = true;
    await page.route(LATEST, (route) => (fail ? route.abort() : route.continue()));
    const seen = watchRequests(page);
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/');
    const latest = () => seen.matching(/latest\.json/);
    await page.clock.fastForward(HOUR - 1_000);
    expect(latest()).toEqual([]);
    for (const times of [1, 2, 3]) {
      const asked = page.waitForRequest(/latest\.json\?\d+$/);
      await page.clock.fastForward(times === 1 ? 1_000 : HOUR);
      const { searchParams } = new URL((await asked).url());
      expect([...searchParams.keys()][0]).toBe(String(await page.evaluate(() => Date.now())));
      expect(latest()).toHaveLength(times);
      fail = false;
    }
  });
});

test.describe('MF-4: once a newer build is known', () => {
  test('a static page stays, and its next link is a document load', async ({ page }) => {
    await page.clock.install();
    await page.goto('/?a=1');
    const seen = watchRequests(page);
    await outdate(page);
    await page.getByRole('link', { name: '빚이 더 많을지 모릅니다' }).click();
    await expect(page).toHaveURL('/?a=1#renunciation');
    expect(seen.documents, 'not by itself, nor by a hash').toEqual([]);
    await page.clock.fastForward(HOUR);
    await expect(page.locator('html'), 'told once').toHaveAttribute('data-updates', 'newer;');
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(seen.documents).toEqual(['/privacy']);
  });

  for (const [what, leave, documents] of [
    ['a link', (page: Page) => home(page).click(), ['/']],
    ['Back', (page: Page) => page.goBack(), ['/?c=3']],
    ['Forward', (page: Page) => page.goForward(), ['/']],
  ] as const) {
    test(`${what} of the router is a document load of where it leads`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/?c=3');
      await policy(page).click();
      await expect(heading(page, '개인정보 처리방침')).toBeFocused();
      if (what === 'Forward') {
        await home(page).click();
        await expect(question(page)).toBeFocused();
        await page.goBack();
        await expect(heading(page, '개인정보 처리방침')).toBeFocused();
      }
      const seen = watchRequests(page);
      await outdate(page);
      await leave(page);
      await expect(question(page)).toBeVisible();
      await expect(page.locator('html'), 'a new document').not.toHaveAttribute('data-updates');
      expect(seen.documents).toEqual(documents);
    });
  }
});

test.describe('MF-6: the manifest', () => {
  for (const [what, supported] of [
    ['', true],
    [' in a browser that has no idle callback', false],
  ] as const) {
    test(`is fetched once, a second after the page is idle${what}`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      if (!supported) {
        await page.addInitScript(() => {
          Reflect.deleteProperty(globalThis, 'requestIdleCallback');
        });
      }
      await page.clock.pauseAt(10_000);
      const seen = watchRequests(page);
      await page.goto('/');
      await page.clock.runFor(900);
      expect(seen.matching(/builds\/meta/)).toEqual([]);
      const asked = page.waitForRequest(MANIFEST);
      await page.clock.runFor(300);
      await asked;
      await page.clock.resume();
      await policy(page).click();
      await expect(heading(page, '개인정보 처리방침')).toBeFocused();
      expect(seen.matching(/builds\/meta/)).toHaveLength(1);
    });
  }

  test('is not fetched ahead on the slowest connections', async ({ page }) => {
    await fakeConnection(page, { effectiveType: 'slow-2g' });
    await page.clock.install();
    const seen = watchRequests(page);
    await page.goto('/');
    await page.clock.fastForward(10_000);
    expect(seen.matching(/builds\/meta/)).toEqual([]);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    expect(seen.matching(/builds\/meta/), 'the navigation needs it').toHaveLength(1);
  });
});

test('MF-5: without the manifest the console is told and links still lead on', async ({ page }) => {
  await page.route(MANIFEST, (route) => route.abort());
  const seen = watchRequests(page);
  await page.goto('/');
  const told = page.waitForEvent('console', (message) =>
    message.text().startsWith('Error fetching app manifest.'),
  );
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeFocused();
  expect((await told).type()).toBe('error');
  expect(seen.documents).toEqual(['/']);
});

test.describe('payloads', () => {
  test('PL-1, PL-4: one request a page and build, none for the same path', async ({ page }) => {
    // Nothing ahead of time: every request is a navigation's.
    await fakeConnection(page, { saveData: true });
    const seen = watchRequests(page);
    await page.goto('/');
    const payloads = () => seen.matching(/_payload\.json/);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    expect(payloads()).toEqual([expect.stringMatching(/^\/privacy\/_payload\.json\?[\da-f]{16}$/)]);
    await home(page).click();
    await expect(question(page)).toBeFocused();
    expect(payloads()[1]).toMatch(/^\/_payload\.json\?[\da-f]{16}$/);
    await page.getByRole('link', { name: '빚이 더 많을지 모릅니다' }).click();
    await expect(page).toHaveURL('/#renunciation');
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    expect(payloads()).toHaveLength(2);
    expect(seen.documents).toEqual(['/']);
  });

  test('PL-3: one that cannot be loaded is a warning, and the page appears', async ({ page }) => {
    for (const answer of [{ status: 500 }, { status: 200, body: 'no payload' }]) {
      await page.goto('/');
      await page.route('**/_payload.json?*', (route) => route.fulfill(answer));
      const warned = page.waitForEvent('console', (message) =>
        message.text().startsWith('Cannot load payload /privacy/_payload.json?'),
      );
      await policy(page).click();
      expect((await warned).type()).toBe('warning');
      await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    }
  });

  test('PL-2: those of links in sight are fetched ahead, of the router’s pages too', async ({
    page,
  }) => {
    const seen = watchRequests(page);
    const ahead = page.waitForRequest(/\/_payload\.json\?/);
    await page.goto('/privacy');
    expect(new URL((await ahead).url()).pathname).toBe('/_payload.json');
    await home(page).click();
    await expect(question(page)).toBeFocused();
    expect(seen.matching(/_payload/)).toHaveLength(1);
    const next = page.waitForRequest(/\/privacy\/_payload\.json\?/);
    await policy(page).scrollIntoViewIfNeeded();
    await next;
    expect(seen.documents).toEqual(['/privacy']);
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '2g' },
  ] as const) {
    test(`PL-2: none is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await fakeConnection(page, connection);
      const seen = watchRequests(page);
      const manifest = page.waitForResponse(MANIFEST);
      await page.goto('/privacy');
      await (await manifest).finished();
      await idle(page);
      expect(seen.matching(/_payload/)).toEqual([]);
    });
  }
});

test.describe('payloads of other links', () => {
  test.use({
    baseURL: async ({ fixtures }, use) => use(fixtures.url),
    expectedErrors: /always fails|'failing'|ERR_FAILED|status of 404/,
  });

  test('PL-1, PL-2: none for downloads, windows, sites and pages that have none', async ({
    page,
  }) => {
    const seen = watchRequests(page);
    const ahead = page.waitForRequest(/\/fixtures\/styled\/_payload\.json/);
    await page.goto('/fixtures/islands');
    await ahead;
    await idle(page);
    const asked = seen.matching(/_payload/).map((file) => file.replace(/\/_payload.*/, ''));
    expect(asked).toContain('/privacy');
    for (const none of ['/fixtures/color/free', '/fixtures/color/dark', '/fixtures/status/404']) {
      expect(asked).not.toContain(none);
    }
    await page.getByRole('link', { name: 'A page without payload' }).click();
    await expect(heading(page, '404')).toBeVisible();
    expect(seen.documents).toEqual(['/fixtures/islands', '/fixtures/status/404']);
  });

  test('CH-4: a page whose styles are lost appears without them', async ({ page }) => {
    await page.goto('/fixtures/islands');
    const seen = watchRequests(page);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await page.route('**/styled-page*.css', (route) => route.abort());
    await page.getByRole('link', { name: 'A page with styles' }).click();
    await lost;
    await expect(heading(page, 'Styled')).toBeFocused();
    expect(seen.documents).toEqual([]);
  });
});

test.describe('a lost chunk', () => {
  test('CH-1, CH-3: is one document load, and nothing typed or chosen is lost', async ({
    page,
  }) => {
    await page.route('**/assets/privacy-*.js', (route) => route.abort());
    await takeOver(page);
    await page.getByRole('button', { name: '화면 모드' }).first().click();
    await page.locator('[data-mode="dark"]:visible').click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByLabel('하실 말씀').fill('다시 적지 않아도 되는 글');
    const seen = watchRequests(page);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(seen.documents).toEqual(['/privacy']);
    const marker = await page.evaluate(() => JSON.parse(sessionStorage.getItem('reload') ?? ''));
    expect(marker).toEqual({ path: '/privacy', expires: expect.any(Number) });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.goBack();
    await expect(page.getByLabel('하실 말씀')).toHaveValue('다시 적지 않아도 되는 글');
  });

  test('CH-2, CH-5: a second time within ten seconds is the error page', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/privacy-*.js', (route) => route.abort());
    await page.goto('/');
    const seen = watchRequests(page);
    const follow = async () => {
      await policy(page).click();
      await expect(page).toHaveURL('/privacy');
    };
    await follow();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    await page.goBack();
    await follow();
    await expect(page.locator('main').getByText(errors.lost.title)).toBeVisible();
    await expect(heading(page, '500')).toBeFocused();
    await expect(page.getByRole('link', { name: /전화/ })).toHaveAttribute('href', /^tel:/);
    const before = seen.documents.length;

    await page.getByRole('link', { name: retry }).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(seen.documents.slice(before)).toEqual(['/privacy']);

    await page.clock.fastForward(10_001);
    await page.goto('/');
    await follow();
    await expect(heading(page, '개인정보 처리방침'), 'allowed again').toBeVisible();
  });
});

test('RT-19, HD-3: a new page is announced, and its head arrives in one piece', async ({
  page,
}) => {
  await takeOver(page);
  const announcer = page.locator('[aria-live="polite"]#announcer');
  await expect(announcer).toHaveText((await page.title()).split(' | ')[0] ?? '');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const tags = 'title, meta[name="description"], meta[property], link[rel="canonical"]';
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes, removedNodes }) => [
        ...addedNodes,
        ...removedNodes,
        target,
      ]);
      const elements = nodes.map((node) => (node instanceof Element ? node : node.parentElement));
      if (elements.some((element) => element?.matches(tags))) {
        dataset.batches = String(Number(dataset.batches ?? 0) + 1);
      }
    }).observe(document.head, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeFocused();
  await expect(announcer).toHaveText('개인정보 처리방침');
  await expect(page.locator('html')).toHaveAttribute('data-batches', '1');
  for (const tag of ['head > title', 'meta[name="description"]', 'link[rel="canonical"]']) {
    await expect(page.locator(tag), tag).toHaveCount(1);
  }
});

test.describe('RT-10: an error at the start', () => {
  test.use({ expectedErrors: /app initialization: .*No form data/ });

  test('of one behaviour leaves the others and the links alive', async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.FormData = class {
        constructor() {
          throw new Error('No form data');
        }
      } as unknown as typeof FormData;
    });
    const told = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto('/');
    expect((await told).text()).toContain('Error caught during app initialization:');
    const seen = watchRequests(page);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    expect(seen.documents).toEqual([]);
  });
});

test.describe('RT-10: an error of the mount', () => {
  test.use({ expectedErrors: /Error while mounting app|No scroll/ });

  test('is told, and the visitor gets the document', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      globalThis.scrollTo = () => {
        throw new Error('No scroll');
      };
    });
    const told = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error while mounting app:'),
    );
    const seen = watchRequests(page);
    await policy(page).click();
    await told;
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(seen.documents).toEqual(['/privacy']);
  });
});

async function fakeConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Resolves when the page has drawn and been idle, twice: what was to be asked for has been. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let time = 0; time < 2; time++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}
