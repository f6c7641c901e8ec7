import { expect, test } from '../../../tests/journeys/test.ts';

test('sends the link with the device’s own menu, and copies it where the menu cannot be opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      Reflect.set(window, 'shared', data);
      const error: string | undefined = Reflect.get(window, 'shareError');
      if (error) throw new DOMException('', error);
    };
  });
  const failWith = (name: string) =>
    page.evaluate((error) => {
      Reflect.deleteProperty(window, 'shared');
      Reflect.set(window, 'shareError', error);
    }, name);
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared'));
  await page.goto('/shares');
  await page.locator('.chapter-controls').dispatchEvent('pointerover');
  const send = page.getByRole('button', { name: '링크 보내기' });
  await send.click();
  const { url, title } = await shared();
  expect(url).toMatch(/\/shares#shares=[\w-]+$/);
  expect(title).toContain('상속분 계산기');

  await test.step('stays where the menu is closed again', async () => {
    await failWith('AbortError');
    await send.click();
    expect((await shared()).url).toBe(url);
    await expect(send).toBeVisible();
  });

  await test.step('copies it where the menu cannot be opened', async () => {
    await failWith('NotAllowedError');
    await send.click();
    await expect(page.getByRole('button', { name: '링크 복사' })).toBeVisible();
    await expect(send).toHaveCount(0);
  });
});
