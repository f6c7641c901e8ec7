import type { Page } from '@playwright/test';
import { renunciationTerm } from '#app/consult/intake/form/renunciation-term.ts';
import { nextCall } from '#app/consult/requests/call-due.ts';
import { untilWords } from '#app/consult/requests/call-words.ts';
import { addDays } from '#app/law/calendar.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { afternoon, fillIn, openForm, press, taken } from './consult-form.ts';
import { expect, long, test } from './test.ts';

const DAY = 86_400_000;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const died = (page: Page) => page.locator('form').getByLabel('돌아가신 날');
const spoken = (at: Date) => untilWords(nextCall(at), at).replaceAll('\u00a0', ' ');

test('the title says when the firm calls, and a page of yesterday does not say today for it', async ({
  page,
}) => {
  await openForm(page);
  await expect(title(page)).toHaveText(`${spoken(new Date())} 전화드리겠습니다`);
  // The document was made at the time of this machine.
  const tomorrow = new Date(Date.now() + DAY);
  await page.clock.setFixedTime(tomorrow);
  await openForm(page);
  await expect(title(page)).toHaveText(`${spoken(tomorrow)} 전화드리겠습니다`);
});

test('another half day changes the sentence under the button, and the firm gets it', async ({
  page,
  mailbox,
}) => {
  await openForm(page);
  await fillIn(page, '반나절');
  const before = await title(page).innerText();
  const slot = afternoon(page, 1);
  const value = await slot.getByRole('radio').inputValue();
  await slot.click();
  const [, month, date] = value.split(/[-.]/).map(Number);
  await expect(page.locator('form')).toContainText(
    new RegExp(`${month}월\\s${date}일 .요일 오후\\s6시까지 02-0000-0000에서 010-`),
  );
  expect(await title(page).innerText()).toBe(before);
  expect((await press(page)).get('time')).toBe(value);
  await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeFocused();
  const number = await page
    .locator('.number', { hasText: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ })
    .innerText();
  expect((await mailbox.mailWith(number)).mail.text).toContain(`${month}월 ${date}일`);
});

test('a term that ends before the call is shown above the form', long, async ({ page }) => {
  const now = new Date();
  const today = koreanDay(now);
  const call = koreanDay(new Date(nextCall(now)));
  const death = Array.from({ length: 16 }, (_, index) => addDays(today, -100 + index)).find(
    (day) => {
      const end = renunciationTerm(day, day, today)?.end ?? '';
      return end >= today && end <= call;
    },
  );
  await openForm(page);
  await died(page).fill(death ?? '');
  const urgent = page.locator('.urgent-term');
  await expect(urgent).toContainText('저희 전화를 기다리지 마세요');
  expect((await urgent.boundingBox())?.y).toBeLessThan((await died(page).boundingBox())?.y ?? 0);
  await died(page).fill(addDays(today, -5));
  await expect(urgent).toHaveCount(0);
  await expect(page.locator('.term-branch')).toContainText('상속포기·한정승인');
});

test('facts entered elsewhere are sent along, except health, and can be left out', async ({
  page,
}) => {
  const facts = {
    death: '2026-11-10',
    me: 'child',
    debts: 'more',
    incapable: 'yes',
    place: { province: '경기도', district: '성남시' },
  };
  await page.addInitScript((stored) => {
    sessionStorage.setItem('case', JSON.stringify({ version: 1, facts: stored }));
  }, facts);
  await openForm(page);
  await fillIn(page, '함께보냄');
  await expect(taken(page)).toContainText('빚이 더 많을 수 있습니다');
  await expect(page.getByLabel('어떤 일이신가요?')).toHaveCount(0);
  await page.getByRole('button', { name: '보기', exact: true }).click();
  await page.getByRole('button', { name: '마지막 주소 빼기' }).click();
  const sent = await press(page);
  expect(sent.get('stage')).toBe('debt');
  expect(sent.get('facts')).toBe('관계 자녀');
  expect(sent.get('diedOn')).toBe('2026. 11. 10.');
});

test('a year that has not come is put right with one tap', async ({ page }) => {
  await openForm(page);
  const today = koreanDay(new Date());
  const day = addDays(today, -5);
  await died(page).fill(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`);
  await died(page).blur();
  await expect(died(page)).toHaveAccessibleDescription(/아직 오지 않은 날/);
  await page.getByRole('button', { name: `${day.slice(0, 4)}년으로 바꾸기` }).click();
  await expect(died(page)).not.toHaveAttribute('aria-invalid');
  await expect(died(page)).toHaveValue(new RegExp(`^${day.slice(0, 4)}\\. `));
});
