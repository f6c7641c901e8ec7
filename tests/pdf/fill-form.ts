import type { Page } from '@playwright/test';
import { addDays } from '#app/law/calendar.ts';
import { koreanDay } from '#app/law/korean-time.ts';

const tenDaysAgo = addDays(koreanDay(new Date()), -10);

/** Facts of a case: a child, ten days after the death. */
export const caseFacts = {
  death: tenDaysAgo,
  knew: tenDaysAgo,
  me: 'child',
  debts: 'more',
  place: { province: '경기도', district: '성남시' },
};

/** Puts a case into the tab before the page loads. */
export async function putCase(page: Page, facts: object = caseFacts): Promise<void> {
  await page.addInitScript(
    (stored) => {
      sessionStorage.setItem('case', stored);
    },
    JSON.stringify({ version: 1, facts }),
  );
}

/** Opens a form and answers the questions before its first field. */
export async function openForm(
  page: Page,
  form: 'renounce' | 'limited' | 'extend',
  facts: object = caseFacts,
): Promise<void> {
  await putCase(page, facts);
  await page.goto(`/forms#${form}`);
  if (form !== 'extend') {
    const name = form === 'renounce' ? '상속포기로 쓰기' : '한정승인으로 쓰기';
    await page.getByRole('button', { name }).click();
  }
  await answerQuestions(page);
}

/** Answers that nothing was spent and that nobody is a minor. */
export async function answerQuestions(page: Page): Promise<void> {
  for (const question of ['고인의 돈이나', '함께 신고할 분']) {
    await page.getByRole('group', { name: question }).getByLabel('아니요').check();
  }
  await page.getByRole('button', { name: '다음', exact: true }).click();
}

export interface FormPerson {
  name: string;
  address: string;
  /** Year of birth. */
  year: string;
  mother?: string;
}

/** Writes claimants. The form begins with the fields of the first. */
export async function writeClaimants(page: Page, people: readonly FormPerson[]): Promise<void> {
  for (const [index, { name, address, year, mother }] of people.entries()) {
    if (index > 0) await page.locator('#claimant-add').click();
    const person = page.locator('.form-person').nth(index);
    await person.getByLabel('성함', { exact: true }).fill(name);
    await person.getByLabel('자녀', { exact: true }).check();
    const birth = person.getByRole('group', { name: '생년월일' }).locator('input');
    for (const [at, part] of [year, '5', '2'].entries()) await birth.nth(at).fill(part);
    await person.getByLabel('주소', { exact: true }).fill(address);
    if (mother === undefined) continue;
    await person.getByLabel('어머니만').check();
    await person.getByLabel('어머니 성함').fill(mother);
  }
}
