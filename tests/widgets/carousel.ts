import type { Locator, Page } from '@playwright/test';
import { example, expect } from './widget.ts';

/** The parts of the carousel in an example of the gallery. */
export const parts = (page: Page, name: string) => partsIn(example(page, name));

/** The parts of the only carousel in a part of the page. */
export const partsIn = (stage: Locator) => ({
  root: stage.locator('.carousel'),
  track: stage.locator('.carousel-track'),
  slides: stage.locator('.carousel-slide'),
  indicators: stage.locator('[data-carousel-slide-to]'),
  previous: stage.getByRole('button', { name: '이전 그림' }),
  next: stage.getByRole('button', { name: '다음 그림' }),
  stop: stage.getByRole('button', { name: '그림 멈추기' }),
  begin: stage.getByRole('button', { name: '그림 넘기기' }),
  /** Number of the slide that the indicators mark. */
  current: () =>
    stage
      .locator('[data-carousel-slide-to]')
      .evaluateAll((all) =>
        all.findIndex((button) => button.getAttribute('aria-current') === 'true'),
      ),
  /** Number of the slide in view. */
  seen: () =>
    stage
      .locator('.carousel-track')
      .evaluate((track) => Math.round((track.scrollLeft / track.clientWidth) * 100) / 100),
});

/** Presses like assistive technology, without hover and focus, which would pause the carousel. */
export const press = (button: Locator) =>
  button.evaluate((element: HTMLElement) => element.click());

/** Expects it to advance exactly 3000 ms after a move that was made just now. */
export async function expectPeriod(
  page: Page,
  { current, indicators }: ReturnType<typeof partsIn>,
): Promise<void> {
  const slides = await indicators.count();
  const from = await current();
  await page.clock.runFor(2999);
  expect(await current(), 'before 3000 ms').toBe(from);
  await page.clock.runFor(1);
  expect(await current(), 'at 3000 ms').toBe((from + 1) % slides);
}
