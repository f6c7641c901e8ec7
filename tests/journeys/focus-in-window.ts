import { expect, type Page } from '@playwright/test';

/** Tabs through the page; each stop must be within the window, in part at least, and not covered (WCAG 2.4.11). */
export async function tabThrough(page: Page): Promise<string[]> {
  const met: string[] = [];
  const hidden: string[] = [];
  for (let step = 0; step < 300; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop || met.includes(stop.id)) break;
    met.push(stop.id);
    if (!stop.seen) hidden.push(`${stop.name} at ${stop.top} to ${stop.bottom}`);
  }
  expect(hidden).toEqual([]);
  return met;
}

/** The focused element and whether some of it can be seen; null once the focus is at none. Runs in the page. */
function lookAtFocus() {
  const element = document.activeElement ?? document.body;
  if (element === document.body) return null;
  const { x, y, width, height, top, bottom } = element.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  // The handle of the contacts lets presses through to the answer line.
  const seen = parts.some((left) =>
    parts.some((down) =>
      document
        .elementsFromPoint(x + width * left, y + height * down)
        .slice(0, getComputedStyle(element).pointerEvents === 'none' ? 2 : 1)
        .some((one) => element.contains(one) || one.contains(element) || one.closest('label')),
    ),
  );
  const all = [...document.querySelectorAll('*')];
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
  return {
    id: String(all.indexOf(element)),
    name: `${element.tagName} ${words || element.id}`,
    seen: seen && bottom > 0 && top < innerHeight,
    top: Math.round(top),
    bottom: Math.round(bottom),
  };
}
