import { expect, type Page } from '@playwright/test';

interface Stop {
  id: string;
  name: string;
  /** Whether a part of the element is visible and not covered (WCAG 2.4.11). */
  seen: boolean;
}

/** Presses Tab through the page; each stop must be within the window, in part at least, and not covered. */
export async function tabThrough(page: Page): Promise<string[]> {
  await prepare(page);
  const stops: Stop[] = [];
  for (let step = 0; step < 300; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => window.lookAtFocus());
    if (!stop || stops.some(({ id }) => id === stop.id)) break;
    stops.push(stop);
  }
  return namesOf(stops);
}

/** Checks as `tabThrough` does, but without the keyboard: focuses each tab stop in document order. */
export async function focusThrough(page: Page): Promise<string[]> {
  await prepare(page);
  const stops = await page.evaluate(async () => {
    const found: Stop[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input, iframe, [tabindex]',
    );
    for (const control of controls) {
      if (control.tabIndex < 0 || control.matches(':disabled') || control.closest('[inert]'))
        continue;
      // Tab stops at the chosen radio button of a group, or at its first one.
      if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) {
        const group = [
          ...document.querySelectorAll<HTMLInputElement>('input[type="radio"]'),
        ].filter(({ name, form }) => name === control.name && form === control.form);
        if (group[0] !== control || group.some(({ checked }) => checked)) continue;
      }
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const before = scrollY;
      control.focus();
      // Elements that follow the scroll position move in the next frame.
      if (scrollY !== before) await new Promise((drawn) => requestAnimationFrame(drawn));
      const stop = window.lookAtFocus();
      if (stop && document.activeElement === control) found.push(stop);
    }
    return found;
  });
  return namesOf(stops);
}

function namesOf(stops: readonly Stop[]): string[] {
  expect(stops.filter(({ seen }) => !seen)).toEqual([]);
  return stops.map(({ name }) => name);
}

declare global {
  interface Window {
    /** Describes the focused element and whether a part of it is visible. Null if no element has focus. */
    lookAtFocus(): Stop | null;
  }
}

const prepare = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.lookAtFocus = () => {
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
        name: `${element.tagName} ${words || element.id} at ${Math.round(top)} to ${Math.round(bottom)}`,
        seen: seen && bottom > 0 && top < innerHeight,
      };
    };
  });
