import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { holdBack } from '../hold-back.ts';
import { fillIn, newPhone, openForm, submit, unfold } from './consult-form.ts';
import { everyEngine, expect, test } from './test.ts';

const HEIGHT = 844;
const periods = (page: Page) =>
  page.getByRole('heading', { name: '신청하셔도 법정 기한은 멈추지 않습니다' });
const sent = (page: Page) => page.getByRole('heading', { name: '보내신 내용' });
const state = (page: Page) => page.locator('[data-state]');

async function fillAll(page: Page, phone = newPhone()): Promise<string> {
  await fillIn(page, '김새벽', phone);
  await unfold(page);
  await page.getByLabel('돌아가신 날').fill('2026-11-10');
  await page.getByLabel('관련된 업무').selectOption('유류분');
  return phone;
}

async function expectDates(page: Page): Promise<void> {
  await expect(periods(page)).toBeVisible();
  const renunciation = page.getByRole('listitem').filter({ hasText: '상속포기·한정승인' });
  await expect(renunciation.locator('time')).toHaveText('2027. 2. 10. 수');
  await expect(sent(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('유류분');
}

test(
  'the receipt says that the legal periods run on, with their dates, in any browser',
  everyEngine,
  async ({ page, browser }) => {
    await openForm(page);
    await fillAll(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: '신청이 접수되었습니다' })).toBeFocused();
    await expectDates(page);
    await expect(page.getByRole('main')).not.toContainText('김새벽');

    await page.getByRole('link', { name: '접수증 보기' }).click();
    await expect(page).toHaveURL(/\/received\//);
    await expectDates(page);
    await expect(state(page)).toHaveText('접수됨');

    const other = await browser.newPage();
    await other.goto(page.url());
    await expectDates(other);
    await expect(other.getByLabel('접수증 링크')).toHaveValue(page.url());
    await expect(other.getByRole('main')).not.toContainText('김새벽');
    await other.close();
  },
);

test('a form that the browser submits gets a receipt with dates, and ends only its own draft', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*hydrate*.js');
  await page.goto('/consult');
  await fillAll(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/received\//);
  release();
  const receipt = page.url();
  await expectDates(page);
  // Waits for the script of the receipt, which ends the draft.
  await expect(page.locator('html[data-begun]')).toBeAttached();

  await page.goto('/consult');
  await unfold(page);
  await expect(page.getByLabel('돌아가신 날')).toHaveValue('');
  await page.getByLabel('돌아가신 날').fill('2020-01-01');
  await page.goto(receipt);
  await expectDates(page);
  await page.goto('/consult');
  await expect(page.getByLabel('돌아가신 날'), 'a draft of today stays').toHaveValue(/^2020/);
});

test.describe('RC-2: on a phone', () => {
  test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });

  test('a visitor withdraws a request in three taps, and the firm is notified', async ({
    page,
    mailbox,
    consult,
  }) => {
    await openForm(page, '/consult');
    const phone = await fillAll(page);
    await submit(page).click();
    await page.getByRole('link', { name: '접수증 보기' }).click();
    const reference = await page.locator('#receipt-reference').innerText();

    await page.getByRole('main').getByRole('link', { name: '신청 취소, 내용 삭제' }).tap();
    await expect(page.getByLabel('신청하신 전화번호의 끝 네 자리')).toBeFocused();
    await page.keyboard.type(phone.replace(/\D/g, '').slice(-4));
    await page.getByRole('button', { name: '신청 취소' }).tap();
    await expect(
      page.getByRole('heading', { level: 1, name: '신청을 취소하시겠어요?' }),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '신청을 취소합니다' }).tap();

    await expect(state(page)).toHaveText('신청 취소');
    await expect(page.getByRole('main')).toContainText('이 신청으로는 연락드리지 않습니다');
    const { mail } = await mailbox.mailWith(`신청을 취소하셨습니다`);
    expect(mail.subject).toBe(`[신청 취소] ${reference}`);
    expect(await consult('show', reference)).toContain('철회');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('an error at the field reports wrong digits', async ({ page }) => {
    await openForm(page, '/consult');
    await fillAll(page);
    await submit(page).click();
    await page.getByRole('link', { name: '접수증 보기' }).click();
    await page.getByLabel('신청하신 전화번호의 끝 네 자리').fill('00');
    await page.getByRole('button', { name: '취소하고 내용 삭제' }).click();
    await expect(page.getByText('신청하실 때 적으신 것과 다릅니다')).toBeInViewport();
    await expect(page.getByLabel('신청하신 전화번호의 끝 네 자리')).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(await violations(page)).toEqual([]);
    await page.goto('/received/x');
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the receipt has its dates, and the request can be withdrawn with deletion', async ({
    page,
  }) => {
    await page.goto('/consult');
    const phone = await fillAll(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1, name: '접수되었습니다' })).toBeVisible();
    await expectDates(page);
    const main = page.getByRole('main');
    for (const words of [
      '안 날부터 3개월',
      '민법 제1019조 제1항',
      '말일부터 6개월',
      '변호사법 제26조',
      '평일 오전 9시',
    ]) {
      await expect(main).toContainText(words);
    }
    await expect(main, 'it names nobody').not.toContainText('김새벽');

    await page.getByLabel('신청하신 전화번호의 끝 네 자리').fill(phone.slice(-4));
    await page.getByRole('button', { name: '취소하고 내용 삭제' }).click();
    await page.getByRole('button', { name: '취소하고 내용을 지웁니다' }).click();
    await expect(state(page)).toHaveText('신청 취소');
    await expect(main).toContainText('복구할 수 없게 지웁니다');
    await expect(page.getByLabel('신청하신 전화번호의 끝 네 자리')).toHaveCount(0);
  });

  test('an incomplete link shows an explanation with the phone number', async ({ page }) => {
    await page.goto('/received/7KQ2-M4XD');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '이 링크로는 접수증을 열 수 없습니다',
    );
    await expect(page.getByRole('main').getByRole('link', { name: '02-0000-0000' })).toBeVisible();
  });
});

test.use({ expectedErrors: /ERR_FAILED|could not be started|404|422/ });
