import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { expectReceived, newPhone, openForm, stage, unfold } from './consult-form.ts';
import { everyEngine, expect, smoke, test } from './test.ts';

test.use({ expectedErrors: /status of 422/ });

/** The reference on a receipt. */
const reference = (page: Page) => page.locator('.number', { hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ });

async function fillIn(page: Page, name: string, phone = newPhone()): Promise<void> {
  await page.getByLabel('성함 (가명도 괜찮습니다)').fill(name);
  await page.getByLabel('연락처').fill(phone);
  await unfold(page);
  await stage(page).selectOption('빚이 더 많을 수 있습니다');
  await page.getByLabel('관련된 업무').selectOption('상속포기·한정승인');
  await page.locator('form').getByLabel('돌아가신 날').fill('2026-11-10');
  await page.getByLabel('상담 방법').selectOption('사무실에서 만나서');
  await page.getByLabel('하실 말씀').fill('첫째 줄입니다.\n둘째 줄 <b>굵게</b> 💛');
  await page.getByLabel('개인정보 수집·이용에 동의합니다').check();
}

// CF-1, with the double click and the form without script below.
test(
  'a visitor reads, makes errors, corrects them, sends, and the firm receives it',
  smoke,
  async ({ page, mailbox, consult }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) requests.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('link', { name: '상담 신청' }).first().click();
    await page
      .locator('[data-island="consult-form"][data-hydrated]')
      .waitFor({ state: 'attached' });

    await page.getByLabel('연락처').fill('010-123');
    await unfold(page);
    await page.getByLabel('하실 말씀').fill('제 번호는 900101-1234567입니다');
    await page.getByRole('button', { name: '상담 신청' }).click();
    const summary = page.getByRole('region', { name: '네 곳을 확인해 주세요' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(4);
    await expect(page.getByLabel('연락처')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('연락처')).toHaveAccessibleDescription(/전화번호를 다시 확인/);
    await expect(page.getByLabel('하실 말씀')).toHaveValue('제 번호는 900101-1234567입니다');

    await summary.getByRole('link', { name: '연락처' }).click();
    await expect(page.getByLabel('연락처')).toBeFocused();

    await fillIn(page, '김새벽', '０１０-1234-5678');
    await expect(page.getByLabel('연락처')).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: '상담 신청' }).click();
    await expectReceived(page);
    const number = await reference(page).innerText();
    const hasNavigation = await page.evaluate(() => 'navigation' in globalThis);
    expect(requests, 'a browser without the Navigation API loads the receipt').toHaveLength(
      hasNavigation ? 1 : 2,
    );

    const { mail, recipients } = await mailbox.mailWith(number);
    expect(recipients).toEqual(['desk@example.com']);
    expect(mail.subject).toContain(number);
    for (const words of [
      '김새벽',
      '010-1234-5678',
      '빚이 더 많을 수 있습니다',
      '상속포기·한정승인',
      '2026. 11. 10.',
      '사무실에서 만나서',
      /\d+월 \d+일 .요일 오[전후]/,
      '둘째 줄 <b>굵게</b> 💛',
    ]) {
      expect(mail.text).toEqual(
        words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
      );
    }

    expect(await consult('list')).toContain(number);
    expect(await consult('show', number.toLowerCase())).toContain('김새벽');
    const stored = JSON.parse(await consult('show', number, '--json'));
    expect(stored).toMatchObject({
      name: '김새벽',
      phone: '01012345678',
      stage: 'debt',
      message: '첫째 줄입니다.\n둘째 줄 <b>굵게</b> 💛',
    });
    await expect
      .poll(async () => JSON.parse(await consult('show', number, '--json')).deliveries)
      .toMatchObject([{ channel: 'mail', state: 'delivered' }]);
  },
);

test(
  'a form sent before hydration comes back hydrated, with all its input',
  everyEngine,
  async ({ page }) => {
    const hydrate = await holdBack(page, '**/*hydrate*.js');
    await page.goto('/#consult', { waitUntil: 'commit' });
    await unfold(page);
    await page.getByLabel('하실 말씀').fill('일찍 적은 글');
    await stage(page).selectOption('증여나 유언 때문에 받을 것이 줄었습니다');
    await page.getByLabel('연락처').fill('021234567');
    await expect(page.getByLabel('연락처')).toHaveValue('02-123-4567');
    await page.getByRole('button', { name: '상담 신청' }).click();
    await expect(page).toHaveURL(/\/consult#consult-errors$/);
    hydrate();
    await page
      .locator('[data-island="consult-form"][data-hydrated]')
      .waitFor({ state: 'attached' });
    await expect(page.getByLabel('하실 말씀')).toHaveValue('일찍 적은 글');
    await expect(stage(page)).toHaveValue('reduced');

    await page.getByLabel('성함 (가명도 괜찮습니다)').fill('이아침');
    await page.getByLabel('개인정보 수집·이용에 동의합니다').check();
    await page.getByRole('button', { name: '상담 신청' }).click();
    await expectReceived(page);
  },
);

test('a double click sends one request', async ({ page, consult }) => {
  await openForm(page, '/#consult');
  await fillIn(page, '한번만');
  await page.getByRole('button', { name: '상담 신청' }).dblclick();
  await expectReceived(page);
  const stored = JSON.parse(await consult('list', '--json'));
  expect(stored.filter(({ name }: { name: string }) => name === '한번만')).toHaveLength(1);
});

test('a click between the response and the receipt sends nothing', async ({ page, consult }) => {
  await openForm(page, '/#consult');
  await fillIn(page, '늦은클릭');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('[data-island="consult-form"] form');
    document.addEventListener('consult:received', () => form?.requestSubmit());
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: '상담 신청' }).click();
  await expectReceived(page);
  const stored = JSON.parse(await consult('list', '--json'));
  expect(stored.filter(({ name }: { name: string }) => name === '늦은클릭')).toHaveLength(1);
  expect(sent.filter((path) => path === '/consult')).toHaveLength(1);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor corrects errors, gets a receipt', smoke, async ({ page, mailbox, consult }) => {
    await page.goto('/');
    await page.getByLabel('성함 (가명도 괜찮습니다)').fill('박노을');
    await page.getByLabel('연락처').fill('1588-1234');
    await unfold(page);
    await page.getByLabel('하실 말씀').fill('적은 글은 남아야 합니다.\n정말로.');
    await page.getByRole('button', { name: '상담 신청' }).click();

    const summary = page.getByRole('region', { name: /확인해 주세요/ });
    await expect(summary).toBeFocused();
    await expect(page.getByLabel('성함 (가명도 괜찮습니다)')).toHaveValue('박노을');
    await expect(page.getByLabel('하실 말씀')).toHaveValue('적은 글은 남아야 합니다.\n정말로.');
    await expect(page.getByLabel('연락처')).toHaveAccessibleDescription(/대표번호/);

    await fillIn(page, '박노을');
    await page.getByRole('button', { name: '상담 신청' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '접수되었습니다' })).toBeVisible();
    await expect(page).toHaveURL(/\/received\/[0-9A-Z]{4}-[0-9A-Z]{4}\.[\w.-]+#main$/);
    const number = await reference(page).innerText();
    expect((await mailbox.mailWith(number)).mail.text).toContain('박노을');
    expect(await consult('list')).toContain('박노을');
  });

  test('the page can be read, and its links call the firm', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /전화/ }).first()).toHaveAttribute(
      'href',
      /^tel:\d+$/,
    );
    await page.getByRole('link', { name: '개인정보 처리방침' }).first().click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeVisible();
  });
});

test('a visitor types a day in eight digits, or enters today with one tap', async ({ page }) => {
  await openForm(page);
  await unfold(page);
  const died = page.locator('form').getByLabel('돌아가신 날');
  await died.fill('19850304');
  await died.blur();
  await expect(died).toHaveValue('1985. 3. 4.');
  await died.fill('2026. 2. 30.');
  await died.blur();
  await expect(died).toHaveAccessibleDescription(/날짜를 다시 확인해 주세요/);
  await page.locator('form').getByRole('button', { name: '어제' }).click();
  await expect(died).toHaveValue(/^20\d\d\. \d+\. \d+\.$/);
  await expect(died).not.toHaveAttribute('aria-invalid');
  await page.locator('form').getByRole('button', { name: '달력' }).click();
  await page.keyboard.press('Escape');
  await page.locator('form input[type="date"]').fill('2026-01-05');
  await expect(died, 'from the calendar').toHaveValue('2026. 1. 5.');
  const typed = await died.inputValue();
  await page.reload();
  await expect(died, 'the draft has it').toHaveValue(typed);
});
