import type { Page } from '@playwright/test';
import { fillIn, newPhone, openForm, submit, unfold } from './consult-form.ts';
import { everyEngine, expect, test } from './test.ts';

const periods = (page: Page) =>
  page.getByRole('heading', { name: '신청하셔도 법정 기한은 멈추지 않습니다' });
const dates = (page: Page) => page.locator('time[datetime="2027-02-10"]');
const sent = (page: Page) => page.getByRole('heading', { name: '보내신 내용' });

async function fillAll(page: Page): Promise<void> {
  await fillIn(page, '김새벽', newPhone());
  await unfold(page);
  await page.getByLabel('돌아가신 날').fill('2026-11-10');
  await page.getByLabel('관련된 업무').selectOption('유류분');
}

async function expectDates(page: Page): Promise<void> {
  await expect(periods(page)).toBeVisible();
  const renunciation = page.getByRole('listitem').filter({ hasText: '상속포기·한정승인' });
  await expect(renunciation.locator('time')).toHaveText('2027. 2. 10. 수');
  await expect(sent(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('유류분');
}

test(
  'the receipt says that the legal periods run on, with their dates, in the tab that sent it only',
  everyEngine,
  async ({ page, browser }) => {
    await page.clock.setFixedTime(new Date('2026-12-20T03:00:00Z'));
    await openForm(page);
    await fillAll(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: '신청이 접수되었습니다' })).toBeFocused();
    await expectDates(page);
    const report = page.getByRole('listitem').filter({ hasText: '사망신고' });
    await expect(report, 'a day that has passed says so').toContainText('지난 날짜입니다');
    await expect(page.getByRole('main')).not.toContainText('김새벽');

    await page.getByRole('link', { name: '접수증 보기' }).click();
    await expect(page).toHaveURL(/\/received\//);
    await expectDates(page);
    await page.reload();
    await expectDates(page);

    const other = await browser.newPage();
    await other.goto(page.url());
    await other.locator('[data-island="receipt"][data-hydrated]').waitFor({ state: 'attached' });
    await expect(periods(other)).toBeVisible();
    await expect(dates(other)).toHaveCount(0);
    await expect(sent(other)).toHaveCount(0);
    await other.close();
  },
);

test('a form that the browser itself sends has its dates too, and a draft is not taken for it', async ({
  page,
}) => {
  await page.route('**/*hydrate*.js', (route) => route.abort());
  await page.goto('/consult');
  await fillAll(page);
  await page.unroute('**/*hydrate*.js');
  await submit(page).click();
  await expect(page).toHaveURL(/\/received\//);
  const receipt = page.url();
  await expectDates(page);

  await page.goto('/consult');
  await unfold(page);
  await page.getByLabel('돌아가신 날').fill('2020-01-01');
  await page.goto(receipt);
  await expectDates(page);
  await expect(page.locator('time[datetime="2020-04-01"]')).toHaveCount(0);
});

test.describe('without script', everyEngine, () => {
  test.use({ javaScriptEnabled: false });

  test('the receipt names the periods, how to change or delete, and what binds lawyers', async ({
    page,
  }) => {
    await page.goto('/consult');
    await fillAll(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1, name: '접수되었습니다' })).toBeVisible();
    await expect(periods(page)).toBeVisible();
    const main = page.getByRole('main');
    for (const words of [
      '안 날부터 3개월',
      '민법 제1019조 제1항',
      '말일부터 6개월',
      '동의를 철회하실',
      '변호사법 제26조',
      '평일 오전 9시',
    ]) {
      await expect(main).toContainText(words);
    }
    await expect(main, 'the receipt is open to whoever knows its reference').not.toContainText(
      /김새벽|2026. 11. 10|유류분/,
    );
  });
});

test.use({ expectedErrors: /ERR_FAILED|could not be started/ });
