import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Types a day into its three fields, as a visitor does.
 *
 * @param label label of the day
 * @param date YYYY-MM-DD
 */
export async function typeDay(within: Page | Locator, label: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const fields = dayFields(within, label);
  await fields.year.fill(year);
  await fields.month.fill(String(Number(month)));
  await fields.day.fill(String(Number(day)));
}

/** Types a day, and waits until the case has it: what is typed before the code loads is lost if the document is left. */
export async function enterDay(within: Locator, label: string, date: string): Promise<void> {
  await typeDay(within, label, date);
  const kept = () => within.evaluate(() => sessionStorage.getItem('case') ?? '');
  await expect.poll(kept).toContain(date);
}

/** The three fields of a day. */
export function dayFields(within: Page | Locator, label: string) {
  const group = within.getByRole('group', { name: label, exact: true });
  const field = (name: string) => group.getByRole('textbox', { name, exact: true });
  return { year: field('년'), month: field('월'), day: field('일') };
}

/** Leaves the three fields of a day empty. */
export async function clearDay(within: Page | Locator, label: string): Promise<void> {
  for (const field of Object.values(dayFields(within, label))) await field.fill('');
}

/**
 * Expects the day in its three fields.
 *
 * @param date YYYY-MM-DD; empty for empty fields
 */
export async function expectDay(
  within: Page | Locator,
  label: string,
  date: string,
): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const fields = dayFields(within, label);
  await expect(fields.year).toHaveValue(year);
  await expect(fields.month).toHaveValue(month && String(Number(month)));
  await expect(fields.day).toHaveValue(day && String(Number(day)));
}
