import type { Page } from '@playwright/test';
import { familyHash } from '../../../tests/journeys/family-link.ts';
import { expect, long, test } from '../../../tests/journeys/test.ts';
import { fragmentOf } from './fragment-text.ts';

test.use({ clipboard: true });

/** A device with a menu for sharing. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    navigator.share = async (data) => {
      Reflect.set(window, 'shared', data);
      const error: string | undefined = Reflect.get(window, 'shareError');
      if (error) throw new DOMException('', error);
    };
  }),
);

const failWith = (page: Page, name: string) =>
  page.evaluate((error) => {
    Reflect.deleteProperty(window, 'shared');
    Reflect.set(window, 'shareError', error);
  }, name);
const shared = (page: Page) => page.evaluate(() => Reflect.get(window, 'shared'));

test('sends the link with the device’s own menu, or copies it if the menu cannot open', async ({
  page,
}) => {
  await page.goto(`/shares${familyHash}`);
  const send = page.getByRole('button', { name: '링크 보내기' });
  await send.click();
  const { url, title } = await shared(page);
  expect(url).toMatch(/\/shares#shares=[\w-]+$/);
  expect(title).toContain('상속분 계산기');

  await test.step('keeps the button after the visitor closes the menu', async () => {
    await failWith(page, 'AbortError');
    await send.click();
    expect((await shared(page)).url).toBe(url);
    await expect(send).toBeVisible();
  });

  await test.step('copies the link if the menu cannot open', async () => {
    await failWith(page, 'NotAllowedError');
    await send.click();
    await expect(page.getByRole('button', { name: '링크 복사' })).toBeVisible();
    await expect(send).toHaveCount(0);
  });
});

const death = { death: '2026-11-10' };

for (const path of [
  `/deadlines${fragmentOf('deadlines', death)}`,
  `/checklist${fragmentOf('case', death)}`,
]) {
  test(
    `sends the dates of ${path.split('#')[0]} as text, or copies them if the menu cannot open`,
    path.startsWith('/checklist') ? {} : long,
    async ({ page }) => {
      await page.clock.setFixedTime('2026-12-20T03:00:00Z');
      await page.goto(path);
      const send = page.getByRole('button', { name: '날짜 보내기' });
      await send.click();
      const { text } = await shared(page);
      expect(text.split('\n')).toEqual(
        expect.arrayContaining([
          '돌아가신 날 2026. 11. 10. 화',
          expect.stringMatching(/^2026\. 12\. 9\. 수 지났습니다 사망신고/),
          expect.stringMatching(/^2027\. 2\. 10\. 수 .*\(.*민법 제1019조 제1항\)$/),
          expect.stringMatching(/, 02-[\d-]+$/),
        ]),
      );

      await test.step('says nothing after the visitor closes the menu', async () => {
        await failWith(page, 'AbortError');
        await send.click();
        expect((await shared(page)).text).toBe(text);
        await expect(page.getByRole('button', { name: '복사했습니다' })).toHaveCount(0);
      });

      await test.step('copies the dates if the menu cannot open', async () => {
        await failWith(page, 'NotAllowedError');
        await send.click();
        await expect(page.getByRole('button', { name: '복사했습니다' })).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      });
    },
  );
}
