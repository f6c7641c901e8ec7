import { newPhone } from '../../../../tests/journeys/consult-form.ts';
import { expect, long, test } from '../../../../tests/journeys/test.ts';
import { storedRequests } from '../../../../tests/site/stored-requests.ts';

// The question about an unusual time answers with 422.
test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `CF-4: the links of a mail work without script, ${colorScheme}`,
    colorScheme === 'light' ? {} : long,
    async ({ page, site, mailbox }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      const answer = await fetch(`${site.url}/consult`, {
        method: 'POST',
        headers: { origin: site.url, accept: 'application/json' },
        body: new URLSearchParams({
          name: '김새벽',
          stage: 'debt',
          consent: 'yes',
          phone: newPhone(),
        }),
      });
      const { receipt } = await answer.json();
      const { mail } = await mailbox.mailWith(receipt.reference);
      const link = (action: string) =>
        mail.text?.match(new RegExp(`http\\S+/desk/\\S+\\.${action}\\.\\S+`))?.[0] ?? '';
      const stored = async () => {
        const all = await storedRequests(site.environment);
        return all.find(({ reference }) => reference === receipt.reference);
      };

      await page.goto(link('booked'));
      await expect(page.getByText('신규')).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toBe(colorScheme === 'dark' ? 'rgb(3, 7, 18)' : 'rgb(255, 255, 255)');
      expect(await stored()).toMatchObject({ status: 'new' });
      await page.getByLabel('상담하실 날과 시각').fill('2099-12-01T14:00');
      await page.getByRole('button').click();
      await page.getByLabel('2099년 12월 1일 화요일 오후 2시').check();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('상담예약으로 바꾸었습니다');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await stored()).toMatchObject({ appointmentAt: '2099-12-01T05:00:00.000Z' });

      await page.getByRole('button', { name: '되돌리기' }).click();
      await expect(page.getByRole('status')).toHaveText('되돌렸습니다. 지금 상태는 신규입니다.');
      expect(await stored()).toMatchObject({ status: 'new', appointmentAt: null });

      await page.goto(link('note'));
      await page.getByLabel('메모').fill('다시 전화');
      await page.getByRole('button').click();
      await expect(page.getByRole('heading')).toHaveText('메모를 달았습니다');
      await page.goto(link('note'));
      await expect(page.getByRole('button')).toHaveCount(0);
    },
  );
}
