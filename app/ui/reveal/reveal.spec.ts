import type { Locator, Page } from '@playwright/test';
import {
  everyEngine,
  example,
  expect,
  long,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

const reveals = (page: Page, name: string) => example(page, name).locator('.reveal');

/** Scrolls until this much of the element is inside the window, and waits until observers have run. */
function scrollTo(element: Locator, inside: number, line = 1): Promise<void> {
  return element.evaluate(
    async (box, [pixels, part]) => {
      const top = box.getBoundingClientRect().top + scrollY;
      window.scrollTo({ top: top + pixels - innerHeight * part, behavior: 'instant' });
      // A new observer is called after the older ones.
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(box);
      });
    },
    [inside, line] as const,
  );
}

const hidden = (element: Locator) => expect(element).toHaveAttribute('data-revealed', 'false');
const shown = (element: Locator) => expect(element).toHaveAttribute('data-revealed', 'true');

/** The code comes when an example is near. */
const comeNear = (page: Page) => scrollTo(reveals(page, 'Effects').first(), -100);

widgetTests('reveal', () => {
  test(
    'SR-1, SR-4, SR-9: hidden below the window, shown beyond 120 px, hidden again when scrolled back',
    everyEngine,
    async ({ page, open }) => {
      await open();
      await comeNear(page);

      await test.step('SR-6: visible when disabled', async () => {
        await hidden(reveals(page, 'Effects').first());
        const [everywhere, ...devices] = await reveals(page, 'Disabled').all();
        if (!everywhere) throw new Error('The example shows it.');
        await expect(everywhere).not.toHaveAttribute('data-revealed');
        await expect(everywhere.locator('> *')).toHaveCSS('opacity', '1');
        for (const device of devices) await hidden(device);
      });

      await test.step('SR-8: visible with reduced motion and in print', async () => {
        const reveal = reveals(page, 'Effects').nth(1);
        await hidden(reveal);
        await expect(reveal.locator('> *')).toHaveCSS('opacity', '0');
        for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
          await page.emulateMedia({ reducedMotion: null, media: null, ...media });
          await expect(reveal.locator('> *')).toHaveCSS('opacity', '1');
          await expect(reveal.locator('> *')).toHaveCSS('transform', 'none');
        }
        await page.emulateMedia({ reducedMotion: null, media: null });
        await hidden(reveal);
      });

      await test.step('SR-1: shown beyond 120 px, not at 120 px', async () => {
        const all = await reveals(page, 'Effects').all();
        for (const reveal of all) {
          await hidden(reveal);
          await expect(reveal.locator('> *')).toHaveCSS('opacity', '0');
          await scrollTo(reveal, 119);
          await hidden(reveal);
          await scrollTo(reveal, 120);
          await hidden(reveal);
          await scrollTo(reveal, 121);
          await shown(reveal);
        }
        for (const reveal of all) {
          await expect(reveal.locator('> *')).toHaveCSS('opacity', '1');
          await expect(reveal.locator('> *')).toHaveCSS('transform', 'none');
        }
      });

      await test.step('SR-2: it takes 400 ms with ease, or its own times', async () => {
        const time = (reveal: Locator) =>
          reveal.locator('> *').evaluate((element) => {
            const { transitionDuration, transitionTimingFunction, transitionDelay } =
              getComputedStyle(element);
            return [transitionDuration, transitionTimingFunction, transitionDelay].map(
              (words) => words.split(/,(?![^(]*\))/)[0],
            );
          });
        const own = reveals(page, 'OwnTimes');
        await scrollTo(own.nth(1), 200);
        await shown(own.nth(1));
        expect(await time(own.nth(0))).toEqual(['1s', 'ease', '0.2s']);
        expect(await time(own.nth(1)), '75 is no multiple of 50').toEqual(['0.4s', 'ease', '0s']);
        expect(await time(reveals(page, 'Effects').first())).toEqual(['0.4s', 'ease', '0s']);
      });

      await test.step('SR-4: hidden when scrolled back, and shown again; with `once` it stays', async () => {
        const again = reveals(page, 'Effects').first();
        const once = reveals(page, 'Once');
        for (const reveal of [again, once]) {
          await scrollTo(reveal, 121);
          await shown(reveal);
          await scrollTo(reveal, 2000);
          await shown(reveal);
        }
        await scrollTo(once, 0);
        await shown(once);
        await scrollTo(again, 119);
        await hidden(again);
        await shown(once);
        await scrollTo(again, 121);
        await shown(again);
      });

      await test.step('SR-5: the position of another element', async () => {
        const reveal = reveals(page, 'Anchor');
        const footer = page.locator('footer').last();
        // In view before the observer has first reported, it would stay visible.
        await hidden(reveal);
        await scrollTo(reveal, 10);
        await hidden(reveal);
        await scrollTo(footer, -1);
        await hidden(reveal);
        await scrollTo(footer, 1);
        await shown(reveal);
      });

      await test.step('SR-7: elements of a page after a navigation', async () => {
        await scrollTo(reveals(page, 'Once'), 400);
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('a[href="/gallery"]')?.click(),
        );
        await expect(page.getByRole('heading', { level: 1, name: 'gallery' })).toBeVisible();
        await page.getByRole('link', { name: 'reveal', exact: true }).click();
        const reveal = reveals(page, 'Effects').first();
        await comeNear(page);
        await hidden(reveal);
        await scrollTo(reveal, 121);
        await shown(reveal);
      });
    },
  );

  test(
    'SR-5: nine placements without the default offset, or with an offset of their own',
    long,
    async ({ page, open }) => {
      await open();
      await comeNear(page);
      const all = reveals(page, 'Placements');
      const height = (await all.first().boundingBox())?.height ?? 0;
      const own = [0, height / 2, height];
      const lines = [0, 0.5, 1];
      for (const [index, reveal] of (await all.all()).entries()) {
        const last = index === 9;
        const inside = last ? 30 : (own[Math.floor(index / 3)] ?? 0);
        const line = last ? 0.5 : (lines[index % 3] ?? 0);
        await scrollTo(reveal, inside - 1, line);
        expect(await reveal.getAttribute('data-revealed'), `${index}, before`).not.toBe('true');
        await scrollTo(reveal, inside + 1, line);
        await shown(reveal);
        await scrollTo(reveal, inside - 1, line);
        await hidden(reveal);
      }
    },
  );

  test('SR-9: elements in view at the start stay as painted', long, async ({ page, open }) => {
    await open();
    const first = reveals(page, 'Effects').first();
    const { x = 0, y = 0 } = (await first.boundingBox()) ?? {};
    expect(x).toBeGreaterThan(0);
    // In view, but by less than 120 px.
    await page.setViewportSize({ width: 1280, height: Math.round(y) + 50 });
    await open();
    await hidden(reveals(page, 'Disabled').last());
    await expect(first).toBeInViewport();
    await expect(first).not.toHaveAttribute('data-revealed');
    await scrollTo(first, 121);
    await shown(first);
    await scrollTo(first, 119);
    await hidden(first);
  });
});

const devices = {
  phone:
    'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 15; SM-X920) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

for (const [device, userAgent] of Object.entries(devices)) {
  test.describe(`reveal on a ${device}`, () => {
    test.use({ userAgent, visited: async ({ fixtures }, use) => use(fixtures) });

    test(`SR-6: can be disabled for a ${device}`, long, async ({ page }) => {
      await page.goto('/gallery/reveal');
      await comeNear(page);
      await hidden(reveals(page, 'Effects').first());
      for (const kind of ['mobile', 'phone', 'tablet']) {
        const reveal = reveals(page, 'Disabled').filter({ hasText: kind });
        if (kind === device || kind === 'mobile') {
          await expect(reveal.locator('> *')).toHaveCSS('opacity', '1');
          await expect(reveal).not.toHaveAttribute('data-revealed');
        } else {
          await hidden(reveal);
        }
      }
    });
  });
}

test.describe('reveal elsewhere', () => {
  test.use({ visited: async ({ fixtures }, use) => use(fixtures) });

  test('SR-6: can be disabled for the whole site', long, async ({ page }) => {
    await page.goto('/gallery/reveal?no-reveal');
    await scrollTo(reveals(page, 'Disabled').last(), 10);
    await expect(page.locator('[data-revealed]')).toHaveCount(0);
    await page.goto('/gallery/reveal');
    await comeNear(page);
    await expect(page.locator('[data-revealed]')).not.toHaveCount(0);
  });
});

test.describe('reveal without script', () => {
  test.use({
    javaScriptEnabled: false,
    visited: async ({ fixtures }, use) => use(fixtures),
  });

  test('SR-9: nothing is hidden', async ({ page }) => {
    await page.goto('/gallery/reveal');
    for (const reveal of await reveals(page, 'Effects').all()) {
      await expect(reveal.locator('> *')).toHaveCSS('opacity', '1');
    }
  });
});
