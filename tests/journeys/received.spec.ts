import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { holdBack } from '../hold-back.ts';
import { expectReceived, fillIn, newPhone, openForm, submit, unfold } from './consult-form.ts';
import { everyEngine, expect, long, test } from './test.ts';

const HEIGHT = 844;
const main = (page: Page) => page.getByRole('main');
const state = (page: Page) => page.locator('[data-state]');

async function fillAll(page: Page, phone = newPhone()): Promise<string> {
  await fillIn(page, '김새벽', phone);
  await unfold(page);
  await page.getByLabel('돌아가신 날').fill('2026-11-10');
  await page.getByLabel('관련된 업무').selectOption('유류분');
  return phone;
}

/** Sends a request with script, and returns its number. */
async function sendRequest(page: Page): Promise<string> {
  await openForm(page, '/consult');
  const phone = await fillAll(page);
  await submit(page).click();
  await expectReceived(page);
  return phone;
}

test(
  'the receipt has an address of its own, which says in any browser when the firm calls and no more',
  everyEngine,
  async ({ page, browser }) => {
    const phone = await sendRequest(page);
    await expect(state(page)).toContainText('까지 전화드립니다');
    const other = await browser.newPage();
    await other.goto(page.url());
    await expect(state(other)).toContainText('까지 전화드립니다');
    await expect(main(other)).toContainText('상담을 신청하셔도 기한은 그대로 흘러갑니다');
    await expect(main(other)).not.toContainText('김새벽');
    await expect(main(other)).not.toContainText(phone.slice(-4));
    await other.close();

    await page.goBack();
    await expect(page, 'the form does not send the visitor away again').toHaveURL(/\/consult$/);
  },
);

test('a form that the browser submits gets a receipt, and ends only its own draft', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*hydrate*.js');
  await page.goto('/consult');
  await fillAll(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/received\//);
  release();
  const receipt = page.url();
  // Waits for the script of the receipt, which ends the draft.
  await expect(page.locator('html[data-begun]')).toBeAttached();

  await page.goto('/consult');
  await unfold(page);
  await expect(page.getByLabel('돌아가신 날')).toHaveValue('');
  await page.getByLabel('돌아가신 날').fill('2020-01-01');
  await page.goto(receipt);
  await expect(state(page)).toBeVisible();
  await page.goto('/consult');
  await expect(page.getByLabel('돌아가신 날'), 'a draft of today stays').toHaveValue(/^2020/);
});

test.describe('RC-2: on a phone', () => {
  test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });

  test('the browser that sent a request corrects the number, adds a word and withdraws', async ({
    page,
    mailbox,
    consult,
  }) => {
    const phone = await sendRequest(page);
    await expect(main(page)).toContainText('2027. 2. 10.');
    expect(await violations(page)).toEqual([]);
    const reference = await page.locator('#receipt-reference').innerText();

    await page.getByText('번호 고치기').tap();
    const right = newPhone();
    await page.getByLabel('바른 번호를 적어 주세요').fill(right);
    await page.getByRole('button', { name: '이 번호로 바꾸기' }).tap();
    await expect(page.getByRole('status').filter({ hasText: '바꾸었습니다' })).toBeInViewport();
    const { mail } = await mailbox.mailWith('번호를 고치셨습니다');
    expect(mail.subject).toBe(`[번호 고침] ${reference}`);
    expect(mail.text?.indexOf(right)).toBeLessThan(mail.text?.indexOf(phone) ?? 0);

    await page.getByLabel('더 하실 말씀이 있으신가요?').fill('등기부를 찾았습니다.');
    await page.getByRole('button', { name: '덧붙여 보내기' }).tap();
    await expect(page.getByText('에 접수되었습니다.')).toBeInViewport();
    expect(await consult('show', reference)).toContain('등기부를 찾았습니다.');

    await page.getByRole('button', { name: '취소하고 내용 지우기' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/지우시겠어요/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '취소하고 내용 지우기' }).tap();
    await expect(state(page)).toContainText('신청을 취소하셨습니다');
    expect((await mailbox.mailWith('삭제를 요청하셨습니다')).mail.subject).toContain(reference);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('RC-3: a receipt is kept only where the visitor asks for it, and 지우기 ends it', async ({
    page,
  }) => {
    await sendRequest(page);
    const row = main(page).getByRole('link', { name: '신청하신 내용' });
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
    const receipt = page.url().split('#')[0] ?? '';
    await page.goto('/');
    await expect(page.locator('html[data-begun]')).toBeAttached();
    expect(await page.evaluate(() => document.cookie), 'scripts see nothing').toBe('');

    await page.goto(receipt);
    await page.getByRole('button', { name: '30일 동안 두기' }).tap();
    await expect(page.getByRole('button', { name: '지금 지우기' })).toBeVisible();
    const answer = await holdBack(page, '**/received/mine');
    await page.goto('/');
    await expect(main(page).getByText('신청하신 내용')).toBeVisible();
    const below = () => page.locator('.five').evaluate((rows) => rows.getBoundingClientRect().top);
    const place = await below();
    answer();
    await expect(row).toContainText('까지 전화드립니다');
    expect(await below(), 'its place was there before its text').toBe(place);
    await page.getByRole('button', { name: '지우기', exact: true }).tap();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: '되돌리기' }).tap();
    await row.tap();
    await expect(page).toHaveURL(/\/received\/[\w.-]+/);
    await expect(main(page)).toContainText('김새벽');

    await page.goto('/');
    await page.getByRole('button', { name: '지우기', exact: true }).tap();
    await expect(page.getByText('지웠습니다')).toBeVisible();
    await page.goto('/privacy');
    await expect.poll(cookies).toEqual([]);
    await page.goto(receipt);
    await expect(state(page)).toContainText('까지 전화드립니다');
    await expect(main(page)).not.toContainText('김새벽');
  });

  test('an error at the field reports wrong digits', long, async ({ page }) => {
    await sendRequest(page);
    await page.context().clearCookies();
    await page.reload();
    await page.getByLabel('신청하신 전화번호의 끝 네 자리').fill('00');
    await page.getByRole('button', { name: '취소하고 내용 지우기' }).click();
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

  test('the number is corrected, and the request withdrawn with deletion', async ({ page }) => {
    await page.goto('/consult');
    await fillAll(page);
    await submit(page).click();
    await expectReceived(page);
    await page.getByText('번호 고치기').click();
    await page.getByLabel('바른 번호를 적어 주세요').fill('010-12');
    await page.getByRole('button', { name: '이 번호로 바꾸기' }).click();
    await expect(page.getByLabel('바른 번호를 적어 주세요')).toHaveValue('010-12');
    await page.getByLabel('바른 번호를 적어 주세요').fill('010-9753-2468');
    await page.getByRole('button', { name: '이 번호로 바꾸기' }).click();
    await expect(main(page)).toContainText('이제 010-9753-2468번으로 전화드립니다');

    await page.getByRole('button', { name: '취소하고 내용 지우기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/지우시겠어요/);
    await page.getByRole('button', { name: '취소하고 내용 지우기' }).click();
    await expect(state(page)).toContainText('신청을 취소하셨습니다');
    await expect(main(page)).toContainText('복구할 수 없게 지웁니다');
    await expect(main(page)).not.toContainText('김새벽');
  });

  test('an incomplete link shows an explanation with the phone number', async ({ page }) => {
    await page.goto('/received/7KQ2-M4XD');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '이 링크로는 접수증을 열 수 없습니다',
    );
    await expect(main(page).getByRole('link', { name: '02-0000-0000' })).toBeVisible();
  });
});

test.use({ expectedErrors: /ERR_FAILED|could not be started|404|422/ });
