import type { Page } from '@playwright/test';
import { familyCodeOf } from '#app/calculators/shares/family-code.ts';
import { example } from '#app/calculators/shares/input.ts';
import { fragmentOf } from '#app/calculators/state/fragment-text.ts';

/**
 * Fragment of /shares with a family: the spouse, two children, and two children of a third child, who died before. The
 * estate is 9억 원.
 */
export const familyHash = fragmentOf('shares', familyCodeOf(example));

/** Opens /shares with this family, at its result. */
export async function openFamily(page: Page): Promise<void> {
  await page.goto(`/shares${familyHash}`);
  // The page scrolls to the result after the calculator is hydrated.
  await page.waitForFunction(() => scrollY > 0);
}

/** Answers whether there is a spouse. */
export async function chooseSpouse(page: Page, answer: '있음' | '없음'): Promise<void> {
  const choice = page.locator('#shares').getByRole('radiogroup', { name: '배우자', exact: true });
  await choice.getByLabel(answer).click();
}
