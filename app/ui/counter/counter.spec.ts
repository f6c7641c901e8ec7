import type { Page } from '@playwright/test';
import { everyEngine, example, expect, test, widgetTests } from '../../../tests/widgets/widget.ts';

/** Records the page's `count` events from now on, and `input` events that no user caused. */
async function listen(page: Page) {
  const events = await page.evaluateHandle(() => {
    const recorded = { counts: [] as number[], inputs: 0 };
    document.addEventListener('count', (event) => {
      if (event instanceof CustomEvent) recorded.counts.push(event.detail);
    });
    document.addEventListener('input', () => recorded.inputs++);
    return recorded;
  });
  return () => events.jsonValue();
}

widgetTests('counter', () => {
  test(
    'NC-1, NC-2: keeps digits within the bounds while typing',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('NC-1: only digits, and the caret’s position', async () => {
        const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
        for (const [typed, kept] of [
          ['a4b', '4'],
          ['-3', '3'],
          ['１２', '12'],
          ['둘', ''],
          ['1~2', ''],
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
      });

      await test.step('NC-1: an input method’s composition is left alone until it ends', async () => {
        const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
        await input.focus();
        await input.evaluate((field: HTMLInputElement) => {
          field.value = '2ㄷ';
          field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
        });
        await expect(input).toHaveValue('2ㄷ');
        await input.dispatchEvent('compositionend');
        await expect(input).toHaveValue('2');
      });

      await test.step('NC-2: the bounds apply at once; an empty field stays empty', async () => {
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

      await test.step('NC-2: a lower bound of two digits applies after both, or at blur', async () => {
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
    },
  );

  test(
    'NC-3, NC-4, NC-5: buttons and keys step by one, stop at the bounds and say so',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('NC-4: an empty field counts as 0', async () => {
        const events = await listen(page);
        const input = page.getByRole('spinbutton', { name: '함께 상속받는 분' });
        await page.getByRole('button', { name: '함께 상속받는 분 줄이기' }).click({ force: true });
        await expect(input).toHaveValue('');
        await page.getByRole('button', { name: '함께 상속받는 분 늘리기' }).click();
        await expect(input).toHaveValue('1');
        await input.fill('');
        expect((await events()).counts).toEqual([1, 0]);
      });

      await test.step('NC-3: buttons stop at the bounds and dispatch no input event', async () => {
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
      });

      await test.step('NC-3: below zero without a bound', async () => {
        const less = example(page, 'Balance').getByRole('button', { name: /줄이기$/ });
        await less.click();
        await less.click();
        const input = page.getByRole('spinbutton', { name: /^재산에서/ });
        await expect(input).toHaveValue('-1');
        await input.focus();
        await input.blur();
        await expect(input).toHaveValue('-1');
      });

      await test.step('any button steps it, and a form reset reports the old number', async () => {
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

      await test.step('NC-5: its state and its keys', async () => {
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

      await test.step('NC-5: a step by button is announced once', async () => {
        const status = example(page, 'Children').getByRole('status');
        const said = await status.evaluateHandle((region) => {
          const texts: (string | null)[] = [];
          new MutationObserver(() => texts.push(region.textContent)).observe(region, {
            childList: true,
          });
          return texts;
        });
        await page.getByRole('button', { name: '자녀 늘리기', exact: true }).click();
        await expect(status).toHaveText('자녀 1');
        expect(await said.jsonValue()).toEqual(['자녀 1']);
      });
    },
  );

  test('NC-3: repeats while held down, until the press ends', async ({ page, open }) => {
    await open({ clock: 'stopped' });

    await test.step('the final click adds no step', async () => {
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
      await test.step(`a press that ends with ${end} steps no further`, async () => {
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
        await release(page);
      });
    }

    await test.step('goes on while a finger rests, and no menu opens', async () => {
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

/** Begins to hold the button down that adds a child to three. */
async function press(page: Page) {
  const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
  await input.fill('3');
  const more = page.getByRole('button', { name: '자녀 늘리기', exact: true });
  await more.hover();
  await page.mouse.down();
  return { input, more };
}

/** Releases the mouse elsewhere: no click follows. */
async function release(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.up();
}
