import type { Page } from '@playwright/test';
import {
  everyEngine,
  example,
  expect,
  expectAccessible,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

/** Records the page's `count` events, and `input` events that no user caused. */
async function listen(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { counts: [], inputs: 0 });
    // Set one line above.
    const events = window as unknown as { counts: number[]; inputs: number };
    document.addEventListener('count', (event) => {
      if (event instanceof CustomEvent) events.counts.push(event.detail);
    });
    document.addEventListener('input', () => events.inputs++);
  });
  return () =>
    page.evaluate(() => {
      const { counts, inputs } = window as unknown as { counts: number[]; inputs: number };
      return { counts, inputs };
    });
}

widgetTests('counter', () => {
  test(
    'NC-1: keeps only digits while typing, and the caret’s position',
    everyEngine,
    async ({ page, open }) => {
      await open();
      const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
      for (const [typed, kept] of [
        ['a4b', '4'],
        ['-3', '3'],
        ['１２', '12'],
        ['둘', ''],
      ] as const) {
        await input.fill(typed);
        await expect(input, typed).toHaveValue(kept);
      }
      const free = page.getByRole('spinbutton', { name: /^재산에서/ });
      await free.fill('1234');
      await free.press('ArrowLeft');
      await free.press('ArrowLeft');
      await page.keyboard.type('x9');
      await expect(free).toHaveValue('12934');
      expect(await free.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
    },
  );

  test(
    'NC-1: leaves an input method’s composition alone until it ends',
    everyEngine,
    async ({ page, open }) => {
      await open();
      const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
      await input.focus();
      await input.evaluate((field: HTMLInputElement) => {
        field.value = '2ㄷ';
        field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      });
      await expect(input).toHaveValue('2ㄷ');
      await input.dispatchEvent('compositionend');
      await expect(input).toHaveValue('2');
    },
  );

  test('NC-2: applies the bounds at once; an empty field stays empty', async ({ page, open }) => {
    await open();
    const heirs = page.getByRole('spinbutton', { name: '함께 상속받는 분' });
    const children = page.getByRole('spinbutton', { name: '자녀', exact: true });
    await heirs.fill('99');
    await expect(heirs).toHaveValue('5');
    await heirs.fill('0');
    await expect(heirs).toHaveValue('1');
    await heirs.fill('');
    await heirs.blur();
    await expect(heirs).toHaveValue('');
    await children.fill('0');
    await expect(children, '0 is a bound').toHaveValue('0');
  });

  test('NC-2: a lower bound of two digits applies after both, or at blur', async ({
    page,
    open,
  }) => {
    await open();
    const age = page.getByRole('spinbutton', { name: /나이$/ });
    await age.pressSequentially('2');
    await expect(age).toHaveValue('2');
    await age.pressSequentially('4');
    await expect(age).toHaveValue('24');
    await age.fill('12');
    await expect(age, 'all its digits are there').toHaveValue('19');
    await age.fill('2');
    await expect(age).toHaveValue('2');
    await age.blur();
    await expect(age).toHaveValue('19');
  });

  test(
    'NC-3: buttons step by one, stop at the bounds and dispatch no input event',
    everyEngine,
    async ({ page, open }) => {
      await open();
      const events = await listen(page);
      const input = page.getByRole('spinbutton', { name: '함께 상속받는 분' });
      const more = page.getByRole('button', { name: '함께 상속받는 분 늘리기' });
      const less = page.getByRole('button', { name: '함께 상속받는 분 줄이기' });
      for (let press = 0; press < 7; press++) await more.click({ force: true });
      await expect(input).toHaveValue('5');
      await expect(more).toHaveAttribute('aria-disabled', 'true');
      await expect(more, 'still focusable').toBeFocused();
      await less.click();
      await expect(input).toHaveValue('4');
      await expect(more).toHaveAttribute('aria-disabled', 'false');
      for (let press = 0; press < 7; press++) await less.click({ force: true });
      await expect(input).toHaveValue('1');
      expect(await events()).toEqual({ counts: [1, 2, 3, 4, 5, 4, 3, 2, 1], inputs: 0 });
    },
  );

  test('NC-3: goes below zero without a bound', async ({ page, open }) => {
    await open();
    const less = example(page, 'Balance').getByRole('button', { name: /줄이기$/ });
    await less.click();
    await less.click();
    const input = page.getByRole('spinbutton', { name: /^재산에서/ });
    await expect(input).toHaveValue('-1');
    await input.focus();
    await input.blur();
    await expect(input).toHaveValue('-1');
  });

  test('NC-3: repeats while held down, and the final click adds no step', async ({
    page,
    open,
  }) => {
    await open({ clock: 'stopped' });
    const { input, more } = await press(page);
    await page.clock.runFor(690);
    await expect(input).toHaveValue('3');
    await page.clock.runFor(20);
    await expect(input).toHaveValue('4');
    await page.clock.runFor(160);
    await expect(input).toHaveValue('6');
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(input).toHaveValue('6');
    await more.click();
    await expect(input, 'a short press').toHaveValue('7');

    await page.mouse.down();
    await page.clock.runFor(710);
    await page.mouse.move(1, 1);
    await page.clock.runFor(1000);
    await expect(input, 'the mouse has left').toHaveValue('8');
    await page.mouse.up();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('9');
  });

  for (const [end, target] of [
    ['contextmenu', 'button'],
    ['pointercancel', 'button'],
    ['dragstart', 'button'],
    ['blur', 'window'],
    ['visibilitychange', 'document'],
  ] as const) {
    test(`NC-3: a press that ends with ${end} steps no further`, async ({ page, open }) => {
      await open({ clock: 'stopped' });
      const { input, more } = await press(page);
      await page.clock.runFor(710);
      await expect(input).toHaveValue('4');
      await more.evaluate(
        (button, { end, target }) => {
          const targets = { button, window, document };
          targets[target].dispatchEvent(new Event(end, { bubbles: true, cancelable: true }));
        },
        { end, target },
      );
      await page.clock.runFor(1000);
      await expect(input).toHaveValue('4');
    });
  }

  test('NC-3: goes on while a finger rests, and no menu opens', async ({ page, open }) => {
    await open({ clock: 'stopped' });
    const { input, more } = await press(page);
    await page.clock.runFor(500);
    const opens = await more.evaluate((button) =>
      button.dispatchEvent(
        new PointerEvent('contextmenu', { cancelable: true, pointerType: 'touch' }),
      ),
    );
    expect(opens).toBe(false);
    await page.clock.runFor(210);
    await expect(input).toHaveValue('4');
  });

  test('NC-4: an empty field counts as 0', async ({ page, open }) => {
    await open();
    const events = await listen(page);
    const input = page.getByRole('spinbutton', { name: '함께 상속받는 분' });
    await page.getByRole('button', { name: '함께 상속받는 분 줄이기' }).click({ force: true });
    await expect(input).toHaveValue('');
    await page.getByRole('button', { name: '함께 상속받는 분 늘리기' }).click();
    await expect(input).toHaveValue('1');
    await input.fill('');
    expect((await events()).counts).toEqual([1, 0]);
  });

  test('NC-5: exposes its state and handles its keys', async ({ page, open }) => {
    await open();
    const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
    await expect(input).toHaveAttribute('aria-valuemin', '0');
    await expect(input).toHaveAttribute('aria-valuemax', '12');
    await input.focus();
    for (const [key, count] of [
      ['ArrowUp', '4'],
      ['ArrowDown', '3'],
      ['PageUp', '12'],
      ['PageDown', '2'],
      ['Home', '0'],
      ['ArrowDown', '0'],
      ['End', '12'],
    ] as const) {
      await input.press(key);
      await expect(input, key).toHaveValue(count);
      await expect(input, key).toHaveAttribute('aria-valuenow', count);
    }
    await expect(example(page, 'Children').getByRole('status')).toBeEmpty();
    await input.fill('');
    await expect(input).not.toHaveAttribute('aria-valuenow');
  });

  test('NC-5: announces a step by button once', async ({ page, open }) => {
    await open();
    const status = example(page, 'Children').getByRole('status');
    await status.evaluate((region) => {
      Object.assign(window, { said: [] });
      new MutationObserver(() =>
        (window as unknown as { said: unknown[] }).said.push(region.textContent),
      ).observe(region, { childList: true });
    });
    await page.getByRole('button', { name: '자녀 늘리기', exact: true }).click();
    await expect(status).toHaveText('자녀 4');
    expect(await page.evaluate(() => (window as unknown as { said: unknown[] }).said)).toEqual([
      '자녀 4',
    ]);
  });

  test('any button steps it, and a form reset reports the old number', async ({ page, open }) => {
    await open();
    const events = await listen(page);
    const input = page.getByRole('spinbutton', { name: '손주' });
    await page.getByRole('button', { name: '손주 한 명 더' }).click();
    await expect(input).toHaveValue('3');
    await input.fill('9');
    await expect(page.getByRole('button', { name: '손주 한 명 더' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.getByRole('button', { name: '처음 값으로' }).click();
    await expect(input).toHaveAttribute('aria-valuenow', '2');
    expect((await events()).counts).toEqual([3, 9, 2]);
  });

  test('has no accessibility violations, within the bounds and at one', async ({ page, open }) => {
    await open();
    await expectAccessible(page);
    await page.getByRole('spinbutton', { name: '자녀', exact: true }).fill('12');
    await expectAccessible(page, '[data-example="Children"]');
  });
});

test.describe('counter without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain field', async ({ page }) => {
    await page.goto('/gallery/counter');
    await expect(page.getByRole('button', { name: /(늘리기|줄이기)$/ })).toHaveCount(0);
    const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
    await expect(input).toHaveValue('3');
    await input.fill('5');
    await expect(input).toHaveValue('5');
  });
});

/** Begins to hold the button down that adds a child. */
async function press(page: Page) {
  const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
  const more = page.getByRole('button', { name: '자녀 늘리기', exact: true });
  await more.hover();
  await page.mouse.down();
  return { input, more };
}
