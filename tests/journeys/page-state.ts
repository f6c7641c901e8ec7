import { expect, type Page } from '@playwright/test';
import { idle, scrollAndSettle } from './visit.ts';

/** Everything that a visitor sees and has entered in the current page. */
export const stateOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const all = [...(main?.querySelectorAll<HTMLElement>('*') ?? [])];
    return {
      title: document.title,
      open: all.map((element) => (element instanceof HTMLDetailsElement ? element.open : null)),
      values: all.flatMap((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? [element instanceof HTMLInputElement ? [element.value, element.checked] : element.value]
          : [],
      ),
      chosen: all.flatMap((element) =>
        ['aria-selected', 'aria-current', 'aria-expanded', 'aria-pressed', 'aria-disabled'].map(
          (name) => element.getAttribute(name),
        ),
      ),
      text: main?.innerText,
      inner: all.map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop),
      top: Math.round(scrollY),
      focus: document.activeElement?.outerHTML.slice(0, 200),
    };
  });

/** Returns the state of the page once it no longer changes. */
async function settledState(page: Page) {
  let last = await stateOf(page);
  await expect
    .poll(async () => {
      await idle(page);
      const before = JSON.stringify(last);
      last = await stateOf(page);
      return JSON.stringify(last) === before;
    })
    .toBe(true);
  return last;
}

const openAll = (page: Page) =>
  page.locator('main details > summary').evaluateAll((all) => {
    for (const summary of all.filter((_, at) => at % 2 === 0)) (summary as HTMLElement).click();
  });

export const press = (name: string) => async (page: Page) => {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.click();
  await button.click();
};

/** Presses a button of a calculator twice, and waits until the result is announced, a second later. */
const calculate = (name: string) => async (page: Page) => {
  await press(name)(page);
  await expect(page.locator('main p.sr-only[role="status"]:not(:empty)')).toBeAttached();
};

/** Pages, each with an additional action. */
export const pages: [string, ((page: Page) => Promise<unknown>)?][] = [
  ['/'],
  ['/questions'],
  ['/shares', calculate('자녀 늘리기')],
  ['/forced-share', calculate('예시 입력')],
  ['/inheritance-tax', calculate('예시 입력')],
  ['/deadlines'],
  ['/guides'],
  ['/fees'],
  ['/people'],
  ['/search'],
  ['/procedure'],
];

/** Performs all actions that a visitor may take in a page, and returns its state. */
export async function useAll(page: Page, act?: (page: Page) => Promise<unknown>) {
  await act?.(page);
  await openAll(page);
  await scrollAndSettle(page, 700);
  await settledState(page);
  await page
    .locator('main a:visible')
    .nth(3)
    .evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
  return settledState(page);
}
