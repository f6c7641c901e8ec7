import type { Page } from '@playwright/test';
import { moveFinger } from './firefox-bidi.ts';
import { serverOf } from './playwright-server.ts';

type Point = [x: number, y: number];

/** Moves one finger along a line, in steps; Playwright can only tap. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const steps = Array.from({ length: 8 }, (_, step): Point => {
    const at = (start: number, end: number) => start + ((end - start) * (step + 1)) / 8;
    return [at(from[0], to[0]), at(from[1], to[1])];
  });
  const engine = page.context().browser()?.browserType().name();
  if (engine === 'firefox') return moveFinger(serverOf(page).delegate, [from, ...steps]);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  await touch('touchStart', [from]);
  for (const step of steps) await touch('touchMove', [step]);
  await touch('touchEnd', []);
}
