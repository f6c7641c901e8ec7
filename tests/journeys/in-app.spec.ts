import type { Page } from '@playwright/test';
import { expect, long, test } from './test.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile';

/** Enters a date of death into the deadline calculator. */
async function enterDeath(page: Page): Promise<void> {
  await page.locator('#deadlines-death').focus();
  await page.locator('[data-island="deadlines"][data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('#deadlines-death').fill('2026-11-10');
}

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

test.describe('in KakaoTalk', () => {
  test.use({ userAgent: `${PHONE};KAKAOTALK 25.9.2` });

  test('calls use the same window, the bar is at its bottom, and a calculation can be opened elsewhere', async ({
    page,
  }) => {
    await page.goto('/deadlines');
    for (const link of await page.locator('a[href^="tel:"]').all()) {
      await expect(link).toHaveAttribute('href', /^tel:\d+$/);
      await expect(link).not.toHaveAttribute('target');
    }
    const edge = await page.locator('.drawer-edge').boundingBox();
    expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBe(700);

    await enterDeath(page);
    const out = page.locator('#deadlines').getByRole('link', { name: '인터넷 앱으로 열기' });
    await expect
      .poll(async () => new URL((await out.getAttribute('href')) ?? 'x:').searchParams.get('url'))
      .toMatch(/^http.*\/deadlines#deadlines=\w{20}/);
  });
});

test.describe('in the Naver app', () => {
  test.use({ userAgent: `${PHONE} NAVER(inapp; search; 2000; 12.10.1)` });

  test(
    'says that the days may not be saved, how they are taken along, and that a link can be copied',
    long,
    async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.set(navigator, 'canShare', undefined);
      });
      await page.goto('/deadlines');
      await enterDeath(page);
      const deadlines = page.locator('#deadlines');
      await expect(deadlines).toContainText('이 앱 안에서는 저장과 인쇄가 안 될 수 있습니다.');
      await expect(deadlines).toContainText('링크를 복사해 다른 브라우저에서');
      await expect(page.getByRole('link', { name: '인터넷 앱으로 열기' })).toHaveCount(0);
      await deadlines.getByRole('button', { name: '캘린더에 저장' }).click();
      await expect(deadlines).toContainText('‘날짜 모두 복사’를 눌러');
      await expect(deadlines.getByRole('button', { name: '날짜 모두 복사' })).toBeVisible();
    },
  );
});

test.describe('in an app on an iPhone whose menu takes files', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1) AppleWebKit/605 Mobile/15E148',
  });

  test(
    'the menu takes the file; the days are offered elsewhere only when it cannot be opened',
    long,
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
      await page.addInitScript(() => {
        navigator.canShare = (data) => (data?.files?.length ?? 0) > 0;
        navigator.share = async ({ files } = {}) => {
          const [file] = files ?? [];
          const { dataset } = document.documentElement;
          dataset.shared = JSON.stringify([file?.name, file?.type, await file?.text()]);
          if (dataset.fails) throw new DOMException('', dataset.fails);
        };
      });
      await page.goto('/deadlines');
      await enterDeath(page);
      const words = page.locator('#deadlines').getByText('‘날짜 모두 복사’를 눌러');
      for (const [fails, times] of [
        ['', 0],
        // The visitor closes the menu.
        ['AbortError', 0],
        ['NotAllowedError', 1],
      ] as const) {
        await page.evaluate((name) => {
          Object.assign(document.documentElement.dataset, { fails: name, shared: '' });
        }, fails);
        await page.getByRole('button', { name: '캘린더에 저장' }).click();
        const shared = page.locator('html');
        await expect(shared).toHaveAttribute(
          'data-shared',
          /^\["상속-기한\.ics","text\/calendar",/,
        );
        await expect(shared).toHaveAttribute('data-shared', /DTSTART;VALUE=DATE:20270210/);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
        await expect(words).toHaveCount(times);
      }
      expect(asked.filter((address) => /2026-?11-?10/.test(address))).toEqual([]);
    },
  );
});
