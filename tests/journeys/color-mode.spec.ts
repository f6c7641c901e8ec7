import type { Page } from '@playwright/test';
import { everyEngine, expect, long, longEveryEngine, test } from './test.ts';
import { policy } from './visit.ts';

const WHITE = 'rgb(255, 255, 255)';
const DARK = 'rgb(3, 7, 18)';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('color-mode'));
const root = (page: Page) => page.locator('html');
const state = (page: Page) => page.locator('[data-ui="color-choice"]');
const choose = (page: Page, mode: string) => page.getByLabel('Colours').selectOption(mode);
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Stores a preference before each document loads, as if set on an earlier visit. */
const choseEarlier = (page: Page, mode: string) =>
  page.addInitScript((value) => localStorage.setItem('color-mode', value), mode);

/** The colour of the browser's own UI. */
const themeColor = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

test('CM-1: the preference is stored from the first visit on', async ({ page, fixtures }) => {
  await page.goto('/');
  await expect.poll(() => stored(page)).toBe('system');

  await page.goto(`${fixtures.url}/fixtures/color/free`);
  await choose(page, 'dark');
  expect(await stored(page)).toBe('dark');
  await page.reload();
  await expect(root(page)).toHaveClass('dark');
  expect(await stored(page)).toBe('dark');
});

test('CM-1: an invalid stored preference counts as system', long, async ({ page }) => {
  await choseEarlier(page, 'sepia');
  await page.goto('/');
  await expect(root(page)).toHaveClass('light');
  await expect.poll(() => stored(page)).toBe('system');
});

for (const [mode, colorScheme, color] of [
  ['dark', 'light', DARK],
  ['light', 'dark', WHITE],
] as const) {
  // Both modes take the same code path.
  const engines = mode === 'dark' ? everyEngine : long;
  test(`CM-2, CM-7: ${mode} is applied before the first paint`, engines, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await choseEarlier(page, mode);
    await page.addInitScript(() => {
      const note = (name: string, value: string) => {
        document.documentElement.dataset[name] = value;
      };
      document.addEventListener('DOMContentLoaded', () => {
        note('parsed', document.documentElement.className);
      });
      const onFrame = () => {
        if (document.body) note('frame', getComputedStyle(document.body).backgroundColor);
        else requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
    });
    await page.goto('/');
    await expect(root(page)).toHaveAttribute('data-parsed', mode);
    await expect(root(page)).toHaveAttribute('data-frame', color);
    expect(await page.evaluate(() => globalThis.colorMode)).toEqual({
      preference: mode,
      value: mode,
    });
    await expect.poll(() => themeColor(page)).toEqual([mode === 'dark' ? '#030712' : '#ffffff']);
    // An island hydrated now finds the server's HTML, without a console error.
    await page.getByLabel('연락처').scrollIntoViewIfNeeded();
    await page
      .locator('[data-island="consult-form"][data-hydrated]')
      .waitFor({ state: 'attached' });
  });
}

test(
  'CM-3: `system` follows the system while the page is open',
  everyEngine,
  async ({ page, fixtures }) => {
    await page.goto(`${fixtures.url}/fixtures/color/free`);
    await expect(state(page)).toHaveAttribute('data-state', 'system light false');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(state(page)).toHaveAttribute('data-state', 'system dark false');
    expect(await ground(page)).toBe(DARK);
    expect(await themeColor(page)).toEqual(['#030712']);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveClass('light');

    await choose(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(state(page)).toHaveAttribute('data-state', 'light light false');
    expect(await ground(page)).toBe(WHITE);
  },
);

test('CM-4: replaces the class, also after a client navigation', async ({ page, fixtures }) => {
  await page.goto(`${fixtures.url}/fixtures/color/free`);
  for (const mode of ['dark', 'light', 'dark']) {
    await choose(page, mode);
    await expect(root(page)).toHaveClass(mode);
  }
  await policy(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(root(page)).toHaveClass('dark');
});

test(
  'follows another tab’s preference, also in a page restored by Back',
  longEveryEngine,
  async ({ page, context, fixtures }) => {
    await page.goto(`${fixtures.url}/fixtures/color/free`);
    const other = await context.newPage();
    await other.goto(`${fixtures.url}/fixtures/color/free`);
    await choose(other, 'dark');
    await expect(state(page)).toHaveAttribute('data-state', 'dark dark false');
    expect(await ground(page)).toBe(DARK);

    // Simulates a page that was frozen meanwhile: it receives no `storage` event, but a `pageshow` event.
    await page.evaluate(() => {
      localStorage.setItem('color-mode', 'light');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(state(page)).toHaveAttribute('data-state', 'light light false');
  },
);

test(
  'follows a preference that another tab sets during the load, and keeps it',
  long,
  async ({ page, fixtures }) => {
    // Runs after the script in the head has set its class, which is then outdated.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.documentElement?.classList.contains('light')) return;
        observer.disconnect();
        localStorage.setItem('color-mode', 'dark');
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(`${fixtures.url}/fixtures/color/free`);
    await expect(state(page)).toHaveAttribute('data-state', 'dark dark false');
    await expect(root(page)).toHaveClass('dark');
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark');
  },
);

test.describe('a forced page', () => {
  test.use({ expectedErrors: /status of (404|500)|Secret details/ });

  test('CM-5: forces the mode, and ignores a preference set there', async ({ page, fixtures }) => {
    await page.addInitScript(() => {
      if (!localStorage.getItem('color-mode')) localStorage.setItem('color-mode', 'light');
    });
    await page.goto(`${fixtures.url}/fixtures/color/dark`);
    await expect(root(page)).toHaveClass('dark');
    await expect(state(page)).toHaveAttribute('data-state', 'light dark true');
    await choose(page, 'system');
    expect(await stored(page)).toBe('light');
    await expect(state(page)).toHaveAttribute('data-state', 'light dark true');

    await link(page, 'Free').click();
    await expect(page).toHaveTitle('Free');
    await expect(state(page)).toHaveAttribute('data-state', 'light light false');
    await expect(root(page)).toHaveClass('light');
    await expect(root(page)).not.toHaveAttribute('data-color-mode-forced');

    await link(page, 'Forced dark').click();
    await expect(page).toHaveTitle('Forced dark');
    await expect(state(page)).toHaveAttribute('data-state', 'light dark true');
    await expect(root(page)).toHaveClass('dark');
    await expect(root(page)).toHaveAttribute('data-color-mode-forced', 'dark');
    expect(await themeColor(page)).toEqual(['#030712']);

    await page.goBack();
    await expect(root(page)).toHaveClass('light');
    expect(await stored(page)).toBe('light');
  });

  for (const [name, first] of [
    ['No page', 'dark'],
    ['No page', 'free'],
    ['A page that throws', 'dark'],
    ['A page that throws', 'free'],
  ] as const) {
    test(
      `CM-5: its error page is not forced (${name}, from ${first})`,
      first === 'dark' ? {} : long,
      async ({ page, fixtures }) => {
        await page.goto(`${fixtures.url}/fixtures/color/${first}`);
        await expect(root(page)).toHaveClass(first === 'dark' ? 'dark' : 'light');
        await link(page, name).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/404|500/);
        await expect(root(page)).toHaveClass('light');
        await expect(root(page)).not.toHaveAttribute('data-color-mode-forced');
      },
    );
  }

  test('CM-6: `system` cannot be forced', long, async ({ page, fixtures }) => {
    const sentence = 'You cannot force the colorMode to system at the page level.';
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(`${fixtures.url}/fixtures/color/system`);
    await expect(state(page)).toHaveAttribute('data-state', 'system light false');
    expect(fixtures.output()).toContain(sentence);
    expect(warnings).toEqual([]);
    await choose(page, 'dark');

    for (const times of [1, 2]) {
      await link(page, 'Forced dark').click();
      await expect(page).toHaveTitle('Forced dark');
      await link(page, 'Forced system').click();
      await expect(page).toHaveTitle('Forced system');
      await expect(state(page)).toHaveAttribute('data-state', 'dark dark false');
      expect(warnings).toEqual(Array(times).fill(sentence));
    }
  });
});

test('CM-1: works with blocked storage', long, async ({ page, fixtures }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto(`${fixtures.url}/fixtures/color/free`);
  await expect(state(page)).toHaveAttribute('data-state', 'system dark false');
  await choose(page, 'light');
  await expect(root(page)).toHaveClass('light');
  await link(page, 'Forced dark').click();
  await expect(page).toHaveTitle('Forced dark');
  await link(page, 'Free').click();
  await expect(state(page)).toHaveAttribute('data-state', 'light light false');
});

test('prints in light mode, whatever the preference', async ({ page }) => {
  await choseEarlier(page, 'dark');
  await page.goto('/');
  await expect(root(page)).toHaveClass('dark');
  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).toBe(WHITE);
});

test.describe('without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false });

  test('follows the system, and forces a forced page', async ({ page, fixtures }) => {
    for (const [colorScheme, color, primary] of [
      ['light', WHITE, '234 179 8'],
      ['dark', DARK, '250 204 21'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', color);
      await expect(root(page)).toHaveCSS('--color-primary-DEFAULT', primary);
      expect(await root(page).getAttribute('class')).toBeNull();
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${fixtures.url}/fixtures/color/dark`);
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  });
});
