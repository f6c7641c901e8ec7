import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens the home page, once: from there a visitor with a phone only taps what can be seen.
 *
 * @param home its address, for another site than the fixture `visited`
 */
export async function arrive(page: Page, home = '/') {
  await page.goto(home);
  const main = page.getByRole('main');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.filter({ visible: true }).first().tap();
  };
  return {
    tap,
    /** Number of taps so far. */
    taps: () => taps,
    /** Taps a link in the page. */
    link: (name: string | RegExp) => tap(main.getByRole('link', { name })),
    /** Taps a button in the page. */
    button: (name: string | RegExp) => tap(main.getByRole('button', { name })),
    /** Two taps: the menu, and a page of it. */
    async fromMenu(name: string) {
      await tap(page.getByRole('button', { name: '메뉴' }));
      const menu = page.getByRole('dialog', { name: '메뉴' });
      await tap(menu.getByRole('link', { name, exact: true }));
      // A closing menu would intercept the next tap.
      await expect(menu).toBeHidden();
    },
  };
}

/** Expects words that the page shows, now or soon. */
export async function expectRead(
  part: Locator,
  words: readonly (string | RegExp)[],
): Promise<void> {
  // Rendered text leaves out closed parts. Each run of spaces counts as one.
  const shown = async () => (await part.innerText()).replace(/\s+/g, ' ');
  for (const word of words) await expect.poll(shown).toMatch(word);
}
