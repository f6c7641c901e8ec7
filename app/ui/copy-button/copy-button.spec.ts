import type { Page } from '@playwright/test';
import {
  everyEngine,
  example,
  expect,
  long,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

test.use({
  clipboard: true,
});

/** An in-app browser: without the clipboard API, or with one that refuses. */
async function takeClipboard(page: Page, how: 'missing' | 'refusing') {
  await page.evaluate((how) => {
    window.readClipboard ??= navigator.clipboard.readText.bind(navigator.clipboard);
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', {
      value: how === 'missing' ? undefined : { writeText: refuse },
      configurable: true,
    });
  }, how);
}

async function forbidCommand(page: Page) {
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
}

/** Reads the clipboard, even on a page whose clipboard API was taken. */
const copied = (page: Page) =>
  page.evaluate(() => (window.readClipboard ?? (() => navigator.clipboard.readText()))());

widgetTests('copy-button', () => {
  test('CC-1: copies, and confirms for two seconds', everyEngine, async ({ page, open }) => {
    await open({ clock: 'stopped' });

    await test.step('a second click restarts the two seconds', async () => {
      const stage = example(page, 'Text');
      const button = stage.getByRole('button');
      const status = stage.getByRole('status');
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const width = (await button.boundingBox())?.width;
      await button.click();
      await expect(button).toHaveAttribute('data-copy-state', 'copied');
      await expect(button).toHaveAccessibleName('복사했습니다');
      await expect(status).toHaveText('복사했습니다');
      expect((await button.boundingBox())?.width, 'its width').toBe(width);
      await page.clock.runFor(1500);
      // Copying takes no time of the mocked clock, but some of the browser's.
      const said = await button.evaluateHandle((element) => ({
        again: new Promise((resolve) =>
          new MutationObserver(resolve).observe(element, { attributeFilter: ['data-copy-state'] }),
        ),
      }));
      await button.click();
      await said.evaluate(({ again }) => again.then(() => {}));
      await page.clock.runFor(1990);
      await expect(button).toHaveAccessibleName('복사했습니다');
      await page.clock.runFor(20);
      await expect(button).toHaveAccessibleName('주소 복사');
      await expect(button).not.toHaveAttribute('data-copy-state');
      await expect(status).toBeEmpty();
    });

    for (const [name, button, text] of [
      ['Text', '주소 복사', '서울특별시 예시구 예시로 1, 3층'],
      ['Value', '복사', '7KQ2-M4XD'],
      ['Html', '원문 복사', '협의는 상속인 <b>모두</b>가 동의해야 합니다.'],
      ['Decoded', '기호로 바꾸어 복사', '상속인 < 4명 & 협의'],
    ] as const) {
      await test.step(name, async () => {
        await example(page, name).getByRole('button', { name: button }).click();
        await expect(example(page, name).getByRole('status')).toHaveText('복사했습니다');
        expect(await copied(page)).toBe(text);
      });
    }
  });

  test(
    'CC-1: without the clipboard, the old command copies',
    everyEngine,
    async ({ page, open }) => {
      await open({ clock: 'stopped' });

      for (const [how, name, text] of [
        ['missing', '주소 복사', '서울특별시 예시구 예시로 1, 3층'],
        ['refusing', '원문 복사', '협의는 상속인 <b>모두</b>가 동의해야 합니다.'],
      ] as const) {
        await test.step(`the clipboard is ${how}`, async () => {
          await takeClipboard(page, how);
          const button = page.getByRole('button', { name });
          await button.click();
          await expect(button).toHaveCount(0);
          await expect(page.getByRole('button', { name: '복사했습니다' })).toBeFocused();
          expect(await copied(page)).toBe(text);
          await expect(page.locator('textarea')).toHaveCount(0);
          await page.clock.runFor(2010);
        });
      }

      await test.step('inside a modal dialog', async () => {
        await takeClipboard(page, 'missing');
        await example(page, 'Value').evaluate((stage) => {
          const dialog = document.createElement('dialog');
          stage.parentElement?.append(dialog);
          dialog.append(stage);
          dialog.showModal();
        });
        await page.getByRole('dialog').getByRole('button').click();
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText('복사했습니다');
        expect(await copied(page)).toBe('7KQ2-M4XD');
      });
    },
  );

  test(
    'CC-1: shows the failure and selects the text when nothing can copy',
    long,
    async ({ page, open }) => {
      await open({ clock: 'stopped' });
      await takeClipboard(page, 'missing');
      await forbidCommand(page);
      const stage = example(page, 'Text');
      const button = stage.getByRole('button');
      await button.click();
      await expect(button).toHaveAttribute('data-copy-state', 'failed');
      await expect(button).toHaveAccessibleName('복사 안 됨');
      const status = stage.getByRole('status');
      await expect(status).toHaveText('복사하지 못했습니다. 선택된 글을 직접 복사해 주세요.');
      expect((await status.boundingBox())?.height, 'to be seen').toBeGreaterThan(20);
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('예시로 1, 3층');
      await page.clock.runFor(2010);
      await expect(button).toHaveAccessibleName('주소 복사');
      await expect(status, 'to be read in peace').not.toBeEmpty();
      const box = await status.boundingBox();
      expect(box?.height, 'and to be seen').toBeGreaterThan(10);

      await example(page, 'Value').getByRole('button').click();
      await expect(page.getByLabel('접수 번호')).toBeFocused();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('7KQ2-M4XD');
    },
  );
});

test.describe('copy-button without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the text, and no button', async ({ page }) => {
    await page.goto('/gallery/copy-button');
    await expect(page.locator('#address')).toBeVisible();
    await expect(example(page, 'Text').locator('button')).toBeHidden();
  });
});

declare global {
  interface Window {
    readClipboard?: () => Promise<string>;
  }
}
