import type { Page } from '@playwright/test';
import { expect, long, test } from '../../../tests/journeys/test.ts';

// The share calculator holds the numbers of these fields: what the tree shows is what it was told.
const shares = (page: Page) => page.locator('#shares');
const children = (page: Page) =>
  shares(page).getByRole('spinbutton', { name: '자녀', exact: true });
const more = (page: Page) => shares(page).getByRole('button', { name: '자녀 늘리기', exact: true });
const less = (page: Page) => shares(page).getByRole('button', { name: '자녀 줄이기', exact: true });

test('the number field of the share calculator is a counter', async ({ page }) => {
  await page.clock.install();
  await page.goto('/shares');
  // Its code is fetched when someone reaches for it.
  await children(page).dispatchEvent('pointerover');
  await expect(page.locator('[data-island][data-hydrated] #shares-children')).toBeVisible();

  await test.step('NC-5: its keys, and a step by button is announced', async () => {
    for (const [key, count] of [
      ['ArrowUp', '4'],
      ['ArrowDown', '3'],
      ['PageUp', '13'],
      ['PageDown', '3'],
      ['Home', '0'],
      ['End', '15'],
    ] as const) {
      await children(page).press(key);
      await expect(children(page), key).toHaveValue(count);
      await expect(children(page), key).toHaveAttribute('aria-valuenow', count);
    }
    const status = page.locator('.counter:has(#shares-children)').getByRole('status');
    await expect(status).toBeEmpty();
    await less(page).click();
    await expect(status).toHaveText('자녀 14');
  });

  await test.step('NC-1, NC-2, NC-4: typed digits stay within the bounds, an empty field counts as 0', async () => {
    for (const [typed, kept] of [
      ['a4b', '4'],
      ['３', '3'],
      ['99', '15'],
      ['1~2', ''],
      ['둘', ''],
    ] as const) {
      await children(page).fill(typed);
      await expect(children(page), typed).toHaveValue(kept);
    }
    await expect(children(page)).not.toHaveAttribute('aria-valuenow');
    await expect(page.locator('#shares-predeceased'), 'the children are kept').toBeVisible();
    await expect(page.locator('#shares-result').getByRole('alert')).toContainText('숫자로');
    await more(page).click();
    await expect(children(page)).toHaveValue('1');
    await children(page).fill('10');
    await children(page).press('ArrowLeft');
    await children(page).press('x');
    expect(await children(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(
      1,
    );
  });

  await test.step('NC-1: what an input method is composing is left alone until it is done', async () => {
    await children(page).evaluate((input: HTMLInputElement) => {
      // As a user agent sets it: past the setter by which React follows the value.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, '2ㄷ');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
    await expect(children(page)).toHaveValue('2ㄷ');
    await children(page).dispatchEvent('compositionend');
    await expect(children(page)).toHaveValue('2');
  });

  await test.step('an emptied field shows the number that comes from elsewhere', async () => {
    for (const number of ['', '3', '']) await children(page).fill(number);
    await shares(page).getByRole('button', { name: '처음부터 다시' }).click();
    await expect(children(page)).toHaveValue('3');
  });

  await test.step('NC-3: buttons step by one, stop at the bounds and repeat while held', async () => {
    await children(page).press('End');
    await children(page).press('ArrowDown');
    await more(page).click();
    await expect(more(page)).toHaveAttribute('aria-disabled', 'true');
    await more(page).click({ force: true });
    await expect(children(page)).toHaveValue('15');
    await expect(more(page), 'still focusable').toBeFocused();

    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await less(page).hover();
    await page.mouse.down();
    await page.clock.runFor(690);
    await expect(children(page)).toHaveValue('15');
    await page.clock.runFor(20);
    await expect(children(page)).toHaveValue('14');
    await page.clock.runFor(160);
    await expect(children(page)).toHaveValue('12');
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(children(page), 'the click that ends it adds nothing').toHaveValue('12');
  });
});

test(
  'NC-4: in a field whose least number is 1, an empty one and one step up give 1',
  long,
  async ({ page }) => {
    await page.goto('/forced-share');
    await page.getByRole('tablist').dispatchEvent('pointerover');
    await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
    const mine = page.getByRole('spinbutton', { name: '자녀 수 (본인 포함)' });
    for (const step of [
      () => page.getByRole('button', { name: '자녀 수 (본인 포함) 늘리기' }).click(),
      () => mine.press('ArrowUp'),
    ]) {
      await mine.fill('');
      await step();
      await expect(mine).toHaveValue('1');
      await step();
      await expect(mine).toHaveValue('2');
    }
  },
);

test('NC-1: an input method composes in an emptied field, and nothing writes into it meanwhile', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await page.goto('/forced-share');
  await page.getByRole('tablist').dispatchEvent('pointerover');
  await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
  const mine = page.getByRole('spinbutton', { name: '자녀 수 (본인 포함)' });
  const sentence = page.locator('[data-island]').getByRole('alert');
  for (const [composed, kept] of [
    ['3', '3'],
    ['1', '1'],
    ['２', '2'],
    ['둘', ''],
    ['1~2', ''],
  ] as const) {
    await test.step(composed, async () => {
      await mine.fill('4');
      await expect(sentence).toHaveCount(0);
      await mine.fill('');
      await compose(composed);
      await expect(mine).toHaveValue(composed);
      await devtools.send('Input.insertText', { text: composed });
      await expect(mine).toHaveValue(kept);
      await mine.blur();
      await expect(mine).toHaveValue(kept);
      await expect(sentence).toHaveCount(kept ? 0 : 1);
    });
  }
});
