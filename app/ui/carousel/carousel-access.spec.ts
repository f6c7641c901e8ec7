import { expectPeriod, parts, press } from '../../../tests/widgets/carousel.ts';
import { expect, long, test, widgetTests } from '../../../tests/widgets/widget.ts';

widgetTests('carousel', () => {
  test('CA-3: hover, focus, a hidden tab and its first button stop it; then a whole interval starts', async ({
    page,
    open,
  }) => {
    await open({ clock: 'stopped' });
    const auto = parts(page, 'Auto');

    await test.step('hover, focus and a hidden tab', async () => {
      await press(auto.indicators.nth(0));
      await expect.poll(auto.seen).toBe(0);
      const heading = page.getByRole('heading', { level: 1 });
      const hide = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      const holds = [
        { begin: () => auto.slides.nth(0).hover(), end: () => heading.hover() },
        {
          begin: async () => {
            await heading.click();
            await page.keyboard.press('Tab');
            await auto.next.focus();
          },
          end: () => auto.next.blur(),
        },
        { begin: () => hide(true), end: () => hide(false) },
      ];
      for (const { begin, end } of holds) {
        await press(auto.indicators.nth(0));
        await page.clock.runFor(2900);
        await expect(auto.track).toHaveAttribute('aria-live', 'off');
        await begin();
        await expect(auto.track).toHaveAttribute('aria-live', 'polite');
        await page.clock.runFor(10_000);
        expect(await auto.current()).toBe(0);
        await end();
        await expectPeriod(page, auto);
      }
    });

    await test.step('the first button stops and starts it', async () => {
      await press(auto.indicators.nth(0));
      await press(auto.stop);
      await expect(auto.track).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(10_000);
      expect(await auto.current()).toBe(0);
      await press(auto.next);
      await page.clock.runFor(10_000);
      expect(await auto.current(), 'a move does not start it').toBe(1);
      await press(auto.begin);
      await expectPeriod(page, auto);
      await expect(auto.root.locator('button, a, [tabindex]').first()).toHaveAccessibleName(
        '그림 멈추기',
      );
    });
  });

  test(
    'CA-3: with reduced motion it starts stopped, and changes slides without scrolling',
    long,
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open({ clock: 'stopped' });
      const auto = parts(page, 'Auto');
      await expect(auto.begin).toBeVisible();
      await page.clock.runFor(10_000);
      expect(await auto.current()).toBe(0);
      await press(auto.indicators.nth(2));
      expect(await auto.seen()).toBe(2);
    },
  );

  test('CA-3: has names, roles and touch targets, and keeps the focus', async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open();

    await test.step('names, roles and touch targets', async () => {
      const { root, slides, indicators } = parts(page, 'Static');
      await expect(root).toHaveAttribute('aria-roledescription', '넘겨 보는 그림');
      await expect(page.getByRole('region', { name: '재산을 나누는 순서' })).toBeVisible();
      await expect(slides.nth(1)).toHaveAttribute('aria-roledescription', '그림');
      await expect(root.getByRole('group', { name: '2 / 4' })).toBeVisible();
      for (const indicator of await indicators.all()) {
        const box = await indicator.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(24);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    });

    await test.step('it keeps the focus when the focused slide leaves', async () => {
      const { track, indicators, next, slides } = parts(page, 'Auto');
      await indicators.nth(2).click();
      const link = slides.nth(2).getByRole('link');
      await link.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(track).toBeFocused();
      await expect(indicators.nth(1)).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press('Tab');
      await expect(link, 'off screen').not.toBeFocused();
      await next.focus();
      await page.keyboard.press('ArrowRight');
      await expect(next).toBeFocused();
      await link.focus();
      await expect(link, 'in view').toBeFocused();
    });
  });
});
