import type { Page } from '@playwright/test';
import { holdBack } from '../../../tests/hold-back.ts';
import { chooseSpouse } from '../../../tests/journeys/family-link.ts';
import { expect, test } from '../../../tests/journeys/test.ts';

/** Pages and their fields. */
const pages: {
  path: string;
  /** Enters what a result needs. */
  setUp: (page: Page) => Promise<void>;
  /** Selector of the result. */
  result: string;
  /** Fields for a number or an amount. */
  fields: {
    field: string;
    typed: string;
    /** Value of the field after it loses focus. */
    shown: string;
    /** Part of the message in place of the result. */
    limit: string;
    /** Value typed last, which restores the result. */
    usable: string;
  }[];
}[] = [
  {
    path: '/forced-share',
    async setUp(page) {
      await page.locator('#forced-share-calculator-death').fill('2026-06-01');
      await page.getByRole('radio', { name: '자녀', exact: true }).check();
      await page.getByRole('radiogroup', { name: '고인의 배우자' }).getByLabel('있음').click();
      await page.locator('#forced-share-calculator-children').fill('2');
    },
    result: '.forced-lines',
    fields: [
      {
        field: '#forced-share-calculator-children',
        typed: '20',
        shown: '15',
        limit: '15명까지',
        usable: '1',
      },
      {
        field: '#forced-share-calculator-children',
        typed: '1~2',
        shown: '',
        limit: '숫자로',
        usable: '1',
      },
    ],
  },
  {
    path: '/inheritance-tax',
    setUp: async (page) => {
      await page.getByLabel('아니요').first().check();
      await page.locator('#inheritance-tax-children').fill('2');
      await page.locator('#inheritance-tax-estate').fill('15억');
      await page.getByText('더 입력하기').click();
    },
    result: '.tax-table',
    fields: [
      {
        field: '#inheritance-tax-children',
        typed: '16',
        shown: '15',
        limit: '15명까지',
        usable: '1',
      },
      {
        field: '#inheritance-tax-children',
        typed: '다섯',
        shown: '',
        limit: '숫자로',
        usable: '0',
      },
      {
        field: '#inheritance-tax-debts',
        typed: '3,5억',
        shown: '3,5억',
        limit: '고인의 빚',
        usable: '1',
      },
    ],
  },
  {
    path: '/shares',
    // The field was filled before the code loaded.
    async setUp(page) {
      const sentence = page.locator('.reasons-sentence');
      await expect(page.locator('#shares').getByRole('alert')).toContainText('15명까지');
      await chooseSpouse(page, '있음');
      await page.locator('#shares-children').fill('15');
      await expect(sentence, 'the greatest number that can be typed').toContainText('열다섯째');
      await page.locator('#shares-children').fill('3');
      await page.locator('#shares-predeceased').fill('1');
    },
    result: '.reasons-sentence',
    fields: [
      { field: '#shares-children-2', typed: '16', shown: '15', limit: '15명까지', usable: '1' },
      { field: '#shares-predeceased', typed: '4', shown: '3', limit: '3명까지', usable: '1' },
      { field: '#shares-children', typed: '', shown: '', limit: '숫자로', usable: '3' },
      { field: '#shares-estate', typed: '1e9', shown: '1e9', limit: '남기신 재산', usable: '1' },
      { field: '#shares-children', typed: '17', shown: '15', limit: '15명까지', usable: '0' },
      { field: '#shares-parents', typed: '5', shown: '4', limit: '4명까지', usable: '1' },
    ],
  },
];

test('NC-2: shows a message with the phone number instead of a result for an unusable value', async ({
  page,
}) => {
  const island = page.locator('[data-island]');
  const release = await holdBack(page, /shares\.island-[^/]*\.js/);
  for (const { path, setUp, result, fields } of pages) {
    await page.goto(path);
    // The case would fill the fields of the next calculator.
    await page.evaluate(() => sessionStorage.clear());
    if (path === '/shares') {
      await page.locator('#shares-children').fill('17');
      release();
    }
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-hydrated', '');
    await setUp(page);
    for (const { field: name, typed, shown, limit, usable } of fields) {
      await test.step(`${path}: ${typed} in ${name}`, async () => {
        await expect(island.locator(result).first()).toBeVisible();
        const field = page.locator(name);
        await field.fill(typed);
        await field.blur();
        await expect(field).toHaveValue(shown);
        const sentence = island.getByRole('alert');
        await expect(sentence).toContainText(limit);
        await expect(sentence.getByRole('link', { name: '02-0000-0000' })).toBeVisible();
        await expect(island.locator(result)).toHaveCount(0);
        await expect(island.locator('.answer-line'), 'on a phone').toContainText(limit);
        await field.fill(usable);
        await expect(sentence).toHaveCount(0);
        await expect(island.locator(result).first()).toBeVisible();
      });
    }
  }

  await test.step('keeps the panel open if a person of the tree has too many children, to change the number', async () => {
    await page.locator('#shares-children').fill('1');
    await page.getByRole('button', { name: /^첫째 .*상태 바꾸기$/ }).click();
    const panel = page.getByRole('dialog', { name: '첫째' });
    await panel.getByLabel('상속결격').check();
    await panel.getByRole('spinbutton', { name: '자녀', exact: true }).fill('16');
    await expect(page.locator('#shares').getByRole('alert')).toContainText('15명까지');
    await panel.getByRole('spinbutton', { name: '자녀', exact: true }).fill('5');
    await expect(page.locator('.reasons-sentence')).toContainText('첫째의 자녀 5');
  });
});
