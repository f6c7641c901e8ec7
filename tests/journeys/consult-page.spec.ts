import type { Page } from '@playwright/test';
import { typeDay } from '../site/type-day.ts';
import {
  expectReceived,
  fillIn,
  newPhone,
  openForm,
  stage,
  submit,
  taken,
  unfold,
} from './consult-form.ts';
import { everyEngine, expect, test } from './test.ts';
import { home, question } from './visit.ts';

test.use({ expectedErrors: /status of 422/ });

const area = (page: Page) => page.getByLabel('관련된 업무');
const hydrated = (page: Page) => page.locator('[data-hydrated] form').waitFor();

test('an address preselects, and what the visitor changes since wins', async ({ page }) => {
  await openForm(page, '/consult?area=tax&situation=debt');
  await expect(area(page)).toHaveValue('tax');
  await expect(area(page), 'what has a value is not folded').toBeVisible();
  await expect(stage(page)).toHaveValue('debt');
  await area(page).selectOption('유류분');
  await stage(page).selectOption('잘 모르겠습니다');
  await page.reload();
  await hydrated(page);
  await expect(area(page)).toHaveValue('forced-share');
  await expect(stage(page)).toHaveValue('unsure');

  await openForm(page, '/consult?area=will&situation=none');
  await expect(area(page), 'another link says another thing').toHaveValue('will');
  await expect(stage(page), 'and nothing else').toHaveValue('unsure');
});

test('a link on the site preselects as well, without a document', async ({ page }) => {
  await page.goto('/privacy');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page
    .getByRole('link', { name: '상담 신청' })
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '/consult?area=tax&situation=debt';
      link.click();
    });
  await expect(page.getByRole('heading', { level: 1, name: '전화드리겠습니다' })).toBeFocused();
  await expect(area(page)).toHaveValue('tax');
  await expect(area(page)).toBeVisible();
  await expect(stage(page)).toHaveValue('debt');
  expect(documents).toEqual([]);
});

test('/form leads to the form', async ({ page }) => {
  await page.goto('/form');
  await expect(page).toHaveURL('/consult');
});

test(
  'an error in what is folded opens it again, and its link leads to the field',
  everyEngine,
  async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await unfold(page);
    await page.getByLabel('하실 말씀').fill('900101-1234567');
    await page.locator('summary', { hasText: '하실 말씀' }).click();
    await expect(page.getByLabel('하실 말씀'), 'folded by the visitor').toBeVisible();
    await submit(page).click();
    const summary = page.getByRole('region', { name: '한 곳만 확인해 주세요' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link').click();
    await expect(page.getByLabel('하실 말씀')).toBeFocused();
    await expect(page.getByLabel('하실 말씀')).toHaveAccessibleDescription(/주민등록번호로 보이는/);
    await page.getByLabel('하실 말씀').fill('고쳤습니다');
    await expect(page.getByLabel('하실 말씀'), 'it stays open').toBeVisible();
  },
);

test('a family abroad is answered by e-mail', async ({ page, consult }) => {
  await openForm(page);
  await page.getByLabel('성함 (가명도 괜찮습니다)').fill('김해외');
  await page.getByLabel('개인정보 수집·이용에 동의합니다').check();
  await submit(page).click();
  await expect(page.getByLabel('연락처')).toHaveAccessibleDescription(/전화번호나 이메일/);
  await page.getByText('이메일로 답변 받기').click();
  const email = page.getByRole('textbox', { name: '이메일' });
  await email.fill('kim@');
  await page.getByLabel('성함 (가명도 괜찮습니다)').focus();
  await expect(email).toHaveAccessibleDescription(/이메일 주소를 다시 확인/);
  const address = `kim.${newPhone()}@example.com`;
  await email.fill(address);
  await expect(page.getByLabel('연락처')).not.toHaveAttribute('aria-invalid');
  await submit(page).click();
  await expectReceived(page);
  await expect(page.getByText('적으시면 됩니다'), 'nothing is left to fill in').toBeHidden();
  const [found] = JSON.parse(await consult('find', address.toUpperCase(), '--json'));
  expect(found).toMatchObject({ name: '김해외', phone: '', email: address, method: 'email' });
});

test('a calculator’s input comes along to the form, and can be left out', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto('/deadlines');
  const chapter = page.locator('#deadlines');
  await chapter.scrollIntoViewIfNeeded();
  await typeDay(chapter, '돌아가신 날', '2026-11-10');
  await chapter.getByRole('link', { name: '이 내용으로 상담 신청' }).click();
  await expect(page).toHaveURL('/consult');
  await expect(taken(page)).toContainText('계산 내용');
  await page.getByRole('button', { name: '보기', exact: true }).click();
  await expect(taken(page)).toContainText('2026. 11. 10.');
  await page.getByRole('button', { name: '계산 내용 빼기' }).click();
  await expect(taken(page)).toContainText('보내지 않습니다');
  await page.reload();
  await hydrated(page);
  await expect(taken(page), 'it stays left out').toContainText('보내지 않습니다');
  await expect(page.locator('form [name="facts"]')).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.locator('form [name="facts"]')).toHaveValue(/2026\. 11\. 10\./);
  expect(asked.filter((text) => /2026-11-10|2026\. 11\. 10/.test(text))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page preselects, and a refused form comes back on it with all input and its errors', async ({
    page,
    consult,
  }) => {
    await page.goto('/consult?area=tax&situation=debt');
    await expect(area(page)).toHaveValue('tax');
    await expect(stage(page)).toHaveValue('debt');
    await page.getByLabel('하실 말씀').fill('남아야 할 글');
    await page.getByText('이메일로 답변 받기').click();
    await page.getByRole('textbox', { name: '이메일' }).fill('kim');
    await submit(page).click();
    await expect(page).toHaveURL('/consult#consult-errors');
    await expect(page.getByRole('heading', { level: 1, name: '전화드리겠습니다' })).toBeVisible();
    await expect(page.locator('#consult-errors')).toBeInViewport();
    await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue('kim');
    await expect(page.getByRole('textbox', { name: '이메일' })).toHaveAccessibleDescription(
      /이메일 주소를 다시 확인/,
    );
    await expect(area(page)).toHaveValue('tax');
    await expect(stage(page)).toHaveValue('debt');
    await expect(page.getByLabel('하실 말씀')).toHaveValue('남아야 할 글');

    const address = `kim.${newPhone()}@example.com`;
    await page.getByRole('textbox', { name: '이메일' }).fill(address);
    await page.getByLabel('성함 (가명도 괜찮습니다)').fill('김해외');
    await page.getByLabel('개인정보 수집·이용에 동의합니다').check();
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1, name: '접수되었습니다' })).toBeVisible();
    expect(await consult('find', address)).toContain('김해외');
  });
});

test('the request in the contacts leads to the first empty field, required ones first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await openForm(page);
  const link = page.getByRole('dialog').getByRole('link', { name: '상담 신청', exact: true });
  const name = page.getByLabel('성함 (가명도 괜찮습니다)');
  const phone = page.getByLabel('연락처');
  const openContacts = () => page.getByRole('button', { name: '연락 방법 모두 보기' }).click();
  await openContacts();
  await link.click();
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
  await name.fill('김새벽');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await openContacts();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(phone, 'by keyboard').toBeFocused();
  await expect(phone).toBeInViewport({ ratio: 1 });
  await fillIn(page);
  await openContacts();
  await link.click();
  await expect(page.locator('form :focus')).toBeInViewport();
  await expect(page).toHaveURL('/consult');
  await home(page).click();
  await expect(question(page)).toBeFocused();
  await page.locator('.contact-request').click();
  await expect(page.getByRole('heading', { level: 1, name: '전화드리겠습니다' })).toBeFocused();
});
