import { expect, type Page, type Request } from '@playwright/test';

/** The submit button, whatever its label. */
export const submit = (page: Page) => page.locator('form button[type="submit"]');

/** Goes to the form and waits until it is hydrated. */
export async function openForm(page: Page, address = '/consult'): Promise<void> {
  await page.goto(address);
  await page.locator('[data-hydrated] form').waitFor();
}

/** Opens the fields that few visitors need. */
export async function unfold(page: Page): Promise<void> {
  const more = page.locator('form summary', { hasText: /더 적기|하실 말씀/ });
  if ((await more.locator('..').getAttribute('open')) === null) await more.click();
}

/** A new number for each request, because requests are limited per phone number. */
export function newPhone(): string {
  const digits = String(20_000_000 + Math.floor(Math.random() * 10_000_000));
  return `010-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Fills in the required fields only. */
export async function fillIn(page: Page, name = '김새벽', phone = newPhone()): Promise<void> {
  await page.getByLabel('성함 (가명도 괜찮습니다)').fill(name);
  await page.getByLabel('연락처').fill(phone);
  await page.getByLabel('개인정보 수집·이용에 동의합니다').check();
}

/** The form data of a request. */
function pairsOf(request: Request): URLSearchParams {
  return new URLSearchParams(request.postData() ?? '');
}

/** Presses the button and returns what is sent. */
export async function press(page: Page): Promise<URLSearchParams> {
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submit(page).click();
  return pairsOf(await sent);
}

/** The situation, in a list that asks for it. */
export const stage = (page: Page) => page.getByLabel('어떤 일이신가요?');

/** The afternoon of an open day, the first one being 0. */
export const afternoon = (page: Page, day: number) =>
  page
    .locator('.call-slot', { hasText: '오후' })
    .filter({ has: page.locator(':enabled') })
    .nth(day);

/** The block of what goes along with the request. */
export const taken = (page: Page) =>
  page.getByRole('region', { name: /함께 보냅니다|보내지 않습니다/ });

/** Waits until the browser shows the receipt, at its own address. */
export async function expectReceived(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/received\/[\w.-]+/);
  await expect(page.getByRole('heading', { level: 1, name: '접수되었습니다' })).toBeVisible();
}
