import { holdBack } from '../../../tests/hold-back.ts';
import { expectPeriod, parts, press } from '../../../tests/widgets/carousel.ts';
import {
  everyEngine,
  example,
  expect,
  long,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

widgetTests('carousel', () => {
  test(
    'CA-1: advances every 3000 ms and wraps, and every move begins a new interval',
    everyEngine,
    async ({ page, open }) => {
      await open({ clock: 'stopped' });
      const auto = parts(page, 'Auto');

      await test.step('it wraps', async () => {
        await press(auto.indicators.nth(1));
        await expectPeriod(page, auto);
        await expectPeriod(page, auto);
        expect(await auto.current(), 'wrapped').toBe(0);
        await expect.poll(auto.seen).toBe(0);
        expect(await auto.current(), 'what it scrolled past was not chosen').toBe(0);
      });

      await test.step('every move by hand begins a new interval', async () => {
        await press(auto.indicators.nth(0));
        const moves = [
          () => press(auto.next),
          () => press(auto.previous),
          () => press(auto.indicators.nth(2)),
          () => auto.root.dispatchEvent('keydown', { key: 'ArrowLeft', bubbles: true }),
        ];
        const arrived = [1, 0, 2, 1];
        for (const [index, move] of moves.entries()) {
          await page.clock.runFor(2900);
          await move();
          expect(await auto.current()).toBe(arrived[index]);
        }
        await expectPeriod(page, auto);
      });

      await test.step('a swipe selects the slide in view, and begins a new interval', async () => {
        await press(auto.indicators.nth(0));
        await expect.poll(auto.seen).toBe(0);
        await page.clock.runFor(2900);
        // Scrolls the track as a swipe does.
        await auto.track.dispatchEvent('pointerdown', { pointerType: 'touch' });
        await auto.track.evaluate((track) => track.scrollTo({ left: track.clientWidth }));
        await expect.poll(auto.current).toBe(1);
        await expectPeriod(page, auto);
      });

      await test.step('without `auto` it does not advance', async () => {
        const still = parts(page, 'Static');
        await expect(still.root).toHaveAttribute('data-carousel', 'static');
        await expect(still.stop).toHaveCount(0);
        await press(still.next);
        await page.clock.runFor(10_000);
        expect(await still.current()).toBe(2);
      });

      await test.step('CA-2: a single slide has no controls', async () => {
        const single = parts(page, 'Single');
        await expect(example(page, 'Single').getByRole('button')).toHaveCount(0);
        await expect(single.slides).toBeVisible();
        await expect(single.slides).toHaveJSProperty('inert', false);
      });
    },
  );

  test(
    'CA-2: starts at the slide marked active; buttons and indicators move and wrap both ways',
    everyEngine,
    async ({ page, open }) => {
      await open();
      const { slides, indicators, next, previous, current, seen } = parts(page, 'Static');

      await test.step('buttons and indicators', async () => {
        await expect(indicators.nth(1)).toHaveAttribute('aria-current', 'true');
        await expect.poll(seen).toBe(1);
        const steps = [
          [next, 2],
          [next, 3],
          [next, 0],
          [previous, 3],
          [indicators.nth(1), 1],
        ] as const;
        for (const [button, at] of steps) {
          await button.click();
          await expect(slides.nth(at)).toBeInViewport({ ratio: 0.9 });
          await expect.poll(seen).toBe(at);
          const others = [0, 1, 2, 3].map((other) => other !== at);
          const marked = indicators.evaluateAll((all) =>
            all.map((button) => button.getAttribute('aria-current')),
          );
          expect(await marked).toEqual(others.map((other) => String(!other)));
          const inert = slides.evaluateAll((all: HTMLElement[]) => all.map((slide) => slide.inert));
          expect(await inert).toEqual(others);
        }
      });

      await test.step('quick presses count, and so does a press back during a move', async () => {
        for (const button of [next, next, previous, next, next]) await press(button);
        expect(await current()).toBe(0);
        await expect.poll(seen).toBe(0);
        expect(await current()).toBe(0);
      });

      await test.step('slides passed during a move are not chosen', async () => {
        const chosen = await indicators.nth(0).evaluateHandle((first) => {
          const names: (string | null)[] = [];
          new MutationObserver((records) => {
            for (const { target } of records) {
              if (!(target instanceof Element) || target.getAttribute('aria-current') !== 'true')
                continue;
              const name = target.getAttribute('aria-label');
              if (names.at(-1) !== name) names.push(name);
            }
          }).observe(first.parentElement ?? first, {
            attributeFilter: ['aria-current'],
            subtree: true,
          });
          return names;
        });
        await press(indicators.nth(3));
        await expect.poll(seen).toBe(3);
        await press(indicators.nth(0));
        await expect.poll(seen).toBe(0);
        expect(await chosen.jsonValue()).toEqual(['4번째 그림', '1번째 그림']);
      });
    },
  );

  test(
    'CA-2: a slide that was swiped to before the script is kept',
    long,
    async ({ page, open }) => {
      const release = await holdBack(page, '**/*.js');
      const opened = open();
      const { track, current, seen } = parts(page, 'Static');
      await track.evaluate((element) => element.scrollTo({ left: 3 * element.clientWidth }));
      await expect.poll(seen).toBe(3);
      release();
      await opened;
      await expect.poll(current).toBe(3);
      expect(await seen()).toBe(3);
    },
  );
});

test.describe('carousel without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be reached by scrolling, and no control is shown', async ({ page }) => {
    await page.goto('/gallery/carousel');
    const { slides, next, track } = parts(page, 'Static');
    await expect(next).toBeHidden();
    await track.hover();
    await slides.nth(3).scrollIntoViewIfNeeded();
    await expect(slides.nth(3)).toBeInViewport({ ratio: 0.9 });
  });
});
