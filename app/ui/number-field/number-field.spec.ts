import type { Page } from '@playwright/test';
import { familyHash } from '../../../tests/journeys/family-link.ts';
import {
  everyEngine,
  example,
  expect,
  hydrated,
  long,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

/** Counts the `input` events of the page from now on. */
async function countInputs(page: Page) {
  const counted = await page.evaluateHandle(() => {
    const events = { inputs: 0 };
    document.addEventListener('input', () => events.inputs++);
    return events;
  });
  return async () => (await counted.jsonValue()).inputs;
}

widgetTests('number-field', () => {
  test(
    'NC-1, NC-2: keeps digits within the bounds while typing',
    everyEngine,
    async ({ page, open }) => {
      await open();
      await hydrated(page);

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

      await test.step('NC-1: nothing writes into the field until a composition ends', async () => {
        const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
        await input.focus();
        await input.evaluate((field: HTMLInputElement) => {
          // The prototype's setter, as the browser uses it: React's own would hide the change from React.
          const { set } =
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
          set?.call(field, '2ㄷ');
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
        await age.fill('');
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
    'NC-3, NC-4, NC-5: buttons and keys step by one, stop at the bounds and are announced',
    everyEngine,
    async ({ page, open }) => {
      await open();
      await hydrated(page);

      await test.step('NC-4: an empty field counts as 0', async () => {
        const input = page.getByRole('spinbutton', { name: '함께 상속받는 분' });
        await input.fill('');
        await page.getByRole('button', { name: '함께 상속받는 분 줄이기' }).click({ force: true });
        await expect(input).toHaveValue('');
        await page.getByRole('button', { name: '함께 상속받는 분 늘리기' }).click();
        await expect(input).toHaveValue('1');
      });

      await test.step('NC-3: buttons stop at the bounds and dispatch no input event', async () => {
        const inputs = await countInputs(page);
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
        expect(await inputs()).toBe(0);
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

      await test.step('NC-5: state and keys', async () => {
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
    await hydrated(page);

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

test.describe('number field without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain field', async ({ page }) => {
    await page.goto('/gallery/number-field');
    await expect(page.getByRole('button', { name: /(늘리기|줄이기)$/ })).toHaveCount(0);
    const input = page.getByRole('spinbutton', { name: '자녀', exact: true });
    await expect(input).toHaveValue('3');
    await input.fill('5');
    await expect(input).toHaveValue('5');
  });
});

test('an emptied field keeps the family, and shows a number that comes from elsewhere', async ({
  page,
}) => {
  await page.goto(`/shares${familyHash}`);
  const shares = page.locator('#shares');
  const children = shares.getByRole('spinbutton', { name: '자녀', exact: true });
  await expect(page.locator('[data-island][data-hydrated] #shares-children')).toBeVisible();
  await children.fill('');
  await expect(page.locator('#shares-predeceased'), 'the children are kept').toBeVisible();
  await expect(page.locator('#shares-result').getByRole('alert')).toContainText('숫자로');
  for (const number of ['4', '']) await children.fill(number);
  await shares.getByRole('button', { name: '되돌리기' }).click();
  await expect(children).toHaveValue('3');
});

test(
  'NC-4: one step up from an empty field gives 1 where the minimum is 1',
  long,
  async ({ page }) => {
    await page.goto('/forced-share');
    await page.getByRole('tablist').dispatchEvent('pointerover');
    await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
    await page.getByRole('radio', { name: '자녀', exact: true }).check();
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

test('NC-1: nothing writes into an emptied field while an input method composes', async ({
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
  await page.getByRole('radio', { name: '자녀', exact: true }).check();
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

/** Holds the button down that adds a child to three. */
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
