import { familyHash } from '../../../tests/journeys/family-link.ts';
import { expect, test } from '../../../tests/journeys/test.ts';

test('sends the link with the device’s own menu, or copies it if the menu cannot open', async ({
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
  await page.goto(`/shares${familyHash}`);
  const send = page.getByRole('button', { name: '링크 보내기' });
  await send.click();
  const { url, title } = await shared();
  expect(url).toMatch(/\/shares#shares=[\w-]+$/);
  expect(title).toContain('상속분 계산기');

  await test.step('keeps the button after the visitor closes the menu', async () => {
    await failWith('AbortError');
    await send.click();
    expect((await shared()).url).toBe(url);
    await expect(send).toBeVisible();
  });

  await test.step('copies the link if the menu cannot open', async () => {
    await failWith('NotAllowedError');
    await send.click();
    await expect(page.getByRole('button', { name: '링크 복사' })).toBeVisible();
    await expect(send).toHaveCount(0);
  });
});
