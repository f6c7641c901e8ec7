import type { Page } from '@playwright/test';
import { intercept } from '../intercept.ts';
import { everyEngine, expect, long, test } from './test.ts';

/**
 * Maximum height of the page in px, by the window's width. At 390 px the faces and prices of a whole firm add 1,170 px, and
 * its page is at most 7,000 px high.
 */
const HEIGHTS = { 390: 5820, 1440: 5600 };

test.describe('the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, most] of Object.entries(HEIGHTS)) {
    test(`at ${width} px the whole page is at most ${most} px high`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 844 });
      await page.goto('/#place');
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.body.scrollHeight);
      expect(height).toBeLessThanOrEqual(most);
    });
  }

  test('at 360 px everything stays within the window at any font size', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/#place');
    for (const scale of [1, 1.5, 2]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${100 * size}%`;
      }, scale);
      expect(await sticksOut(page), `${100 * scale} %`).toEqual([]);
      for (const way of ['전화', '카카오톡', '톡톡', '상담 신청']) {
        const cell = page.locator('.contact-cell', { hasText: way }).first();
        await expect(cell, way).toBeInViewport({ ratio: 1 });
      }
      // Their letters end at the window's width: one row each, a fifth of a small window.
      for (const row of ['.site-header', '.contact-edge .drawer-edge']) {
        expect((await page.locator(row).boundingBox())?.height, row).toBeLessThanOrEqual(68);
      }
    }
    // Words replace the drawings, which have no room for such letters.
    await expect(page.locator('.terms-words')).toBeVisible();
    await expect(page.locator('.family-tree').filter({ visible: true })).toHaveCount(0);
  });

  for (const [width, height] of [
    [390, 660],
    [360, 640],
  ] as const) {
    test(`at ${width} × ${height} px the first screen has every situation over the bar`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const bar = await page.locator('.contact-cell').first().boundingBox();
      const last = await page.locator('.five > li').last().boundingBox();
      const next = await page.locator('.five').evaluate((rows) => {
        const below = rows.closest('section')?.parentElement?.querySelector('.people, .family');
        return below?.querySelector('h2:not(.without-script)')?.getBoundingClientRect().top ?? 0;
      });
      const top = bar?.y ?? Number.NaN;
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);
      expect(next, 'no half of a heading over the bar').toBeGreaterThanOrEqual(top);
    });
  }

  test('the number of children changes the shares, and goes along to the calculator', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '한 분 늘리기' }).click();
    await expect(page.getByText('자녀 세 분이 9분의 2씩 상속합니다.')).toBeVisible();
    await page.locator('.family').getByRole('link').click();
    await expect(page).toHaveURL(/\/shares/);
    await expect(page.locator('.tree-frame, .chapter-body').first()).toContainText('셋째');
  });
});

/** Elements whose words extend beyond the window or their own box. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [
      ...document.querySelectorAll<HTMLElement>(
        '#page a, #page p, #page h1, #page h2, #page h3, #page h4, #page dd, #page dt, #page button',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility() && !element.matches('.sr-only, .skip-link, dialog *'),
      )
      .filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 1 ||
          (element.scrollWidth > element.clientWidth + 1 &&
            getComputedStyle(element).display !== 'inline'),
      )
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 24)}`);
    return scrollWidth > clientWidth ? [...wide, `${scrollWidth} px`] : wide;
  });
}

/** Former anchors of the home page, with their targets now. */
const MOVED: Record<string, string> = {
  shares: '/shares',
  'forced-share-calculator': '/forced-share',
  deadlines: '/deadlines',
  procedure: '/procedure',
  'changes-2024': '/amendments#changes-2024',
};
const STAYED = [
  ...['situations', 'just-died', 'debt', 'dispute', 'reduced', 'planning'],
  ...['by-when', 'questions', 'consult', 'place'],
];

for (const [index, [anchor, path]] of Object.entries(MOVED).entries()) {
  // Engines differ in how they follow an anchor, but not in its target. A table has the targets.
  const tier = index === 0 ? everyEngine : long;
  test(`/#${anchor} leads to ${path} and keeps the link's input`, tier, async ({ page }) => {
    await page.goto('/privacy');
    await page.goto(`/#${anchor}`);
    await expect(page).toHaveURL(path);
    // The home page itself has no history entry.
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
    await page.goto(`/#${anchor}=eyJhIjoxfQ`);
    const { pathname } = new URL(path, page.url());
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(pathname);
    const held = await page.evaluate(() => location.hash + Object.values(sessionStorage).join());
    // The calculator may have read the link already.
    const read = `"${anchor}":{"from":"link"`;
    expect(held.includes(`#${anchor}=eyJhIjoxfQ`) || held.includes(read), held).toBe(true);
  });
}

test(
  'an old link leads to its page even if that page is slow',
  everyEngine,
  async ({ page, browserName }) => {
    test.skip(browserName !== 'firefox', 'only Firefox starts a document that is being replaced');
    const answered = Promise.withResolvers<void>();
    await intercept(page, '/shares', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const begun = page.goto('/#shares=eyJhIjoxfQ', { waitUntil: 'commit' });
    await page.locator('html[data-begun]').waitFor({ state: 'attached' });
    answered.resolve();
    await begun.catch(() => {});
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/shares');
  },
);

test('an old anchor typed while the home page is open leads to its page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => location.assign('#deadlines'));
  await expect(page).toHaveURL('/deadlines');
});

test('a fragment named like a member of Object.prototype leads nowhere', async ({ page }) => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  for (const fragment of ['#constructor', '#constructor=1', '#__proto__', '#valueOf=1']) {
    await page.goto(`/?with${fragment}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The script in the head continues and sets the colour mode.
    await expect(page.locator('html'), fragment).toHaveClass('light');
    expect(new URL(page.url()).pathname).toBe('/');
  }
  // Leaving the document would end this script.
  await page.evaluate(
    async (fragments) => {
      for (const fragment of fragments) {
        const changed = new Promise((resolve) => {
          addEventListener('hashchange', resolve, { once: true });
        });
        location.assign(fragment);
        await changed;
      }
    },
    names.flatMap((name) => [`#${name}`, `#${name}=1`]),
  );
  await page.getByRole('heading', { level: 1 }).click();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('anchors that have not moved lead to their part', long, async ({ page }) => {
  for (const anchor of STAYED) {
    // A different query loads a new document.
    await page.goto(`/?to=${anchor}#${anchor}`);
    await expect(page, anchor).toHaveURL(`/?to=${anchor}#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`), anchor).toBeInViewport();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each old anchor is a part of the home page, and moved ones link to their new page', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [anchor, path] of Object.entries(MOVED)) {
      const [href] = path.split('#');
      await expect(page.locator(`[id="${anchor}"] a[href="${href}"]`), anchor).toHaveCount(1);
    }
    for (const anchor of STAYED)
      await expect(page.locator(`[id="${anchor}"]`), anchor).toHaveCount(1);
  });

  test('the header stays at the top of the page', async ({ page }) => {
    await page.goto('/#place');
    await expect(page.locator('.site-header')).not.toBeInViewport();
    await expect(page.locator('.site-header')).toHaveCSS('position', 'static');
  });
});
