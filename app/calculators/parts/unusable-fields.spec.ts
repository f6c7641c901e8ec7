import type { Page } from '@playwright/test';
import { holdBack } from '../../../tests/hold-back.ts';
import { expect, test } from '../../../tests/journeys/test.ts';

interface Case {
  path: string;
  /** Before it. */
  setUp?: (page: Page) => Promise<void>;
  field: string;
  typed: string;
  /** What the field shows once it is left. */
  shown: string;
  /** Said in place of the result. */
  limit: string;
  /** Seen where there is a result. */
  result: string;
}

const shares = { path: '/shares', result: '.reasons-sentence' };
const tax = {
  path: '/inheritance-tax',
  result: '.tax-table',
  setUp: (page: Page) => page.locator('#inheritance-tax-estate').fill('15억'),
};
const forced = {
  path: '/forced-share',
  result: '.forced-lines',
  setUp: (page: Page) => page.locator('#forced-share-calculator-death').fill('2026-06-01'),
};

const cases: Case[] = [
  { ...shares, field: '#shares-children', typed: '12', shown: '10', limit: '10명까지' },
  { ...shares, field: '#shares-children-2', typed: '9', shown: '6', limit: '6명까지' },
  { ...shares, field: '#shares-predeceased', typed: '4', shown: '3', limit: '3명까지' },
  {
    ...shares,
    setUp: (page) => page.locator('#shares-children').fill('0'),
    field: '#shares-parents',
    typed: '5',
    shown: '4',
    limit: '4명까지',
  },
  {
    ...forced,
    field: '#forced-share-calculator-children',
    typed: '20',
    shown: '15',
    limit: '15명까지',
  },
  { ...tax, field: '#inheritance-tax-children', typed: '16', shown: '15', limit: '15명까지' },
  { ...tax, field: '#inheritance-tax-debts', typed: '3,5억', shown: '3,5억', limit: '고인의 빚' },
  { ...shares, field: '#shares-estate', typed: '1e9', shown: '1e9', limit: '남기신 재산' },
];

for (const { path, setUp, field: name, typed, shown, limit, result } of cases) {
  test(`NC-2: ${path}: ${typed} in ${name} has no result, but a sentence with the phone number`, async ({
    page,
  }) => {
    await page.goto(path);
    const island = page.locator('[data-island]');
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-hydrated', '');
    await setUp?.(page);
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
    await field.fill('1');
    await expect(sentence).toHaveCount(0);
    await expect(island.locator(result).first()).toBeVisible();
  });
}

test('NC-2: too great a number, typed before the code comes, has no result; the greatest, typed, has one', async ({
  page,
}) => {
  const release = await holdBack(page, /shares\.island-[^/]*\.js/);
  await page.goto('/shares');
  await page.locator('#shares-children').fill('12');
  release();
  await expect(page.locator('#shares').getByRole('alert')).toContainText('10명까지');
  await page.locator('#shares-children').fill('10');
  await expect(page.locator('.reasons-sentence')).toContainText('열째');
});

test('NC-2: too many children of one person of the tree: the panel stays, to change the number', async ({
  page,
}) => {
  await page.goto('/shares');
  await page.locator('[data-island]').dispatchEvent('pointerover');
  await expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: /^첫째 .*상태 바꾸기$/ }).click();
  const panel = page.getByRole('dialog', { name: '첫째' });
  await panel.getByLabel('상속결격').check();
  await panel.getByRole('spinbutton', { name: '자녀', exact: true }).fill('8');
  await expect(page.locator('#shares').getByRole('alert')).toContainText('6명까지');
  await panel.getByRole('spinbutton', { name: '자녀', exact: true }).fill('5');
  await expect(page.locator('.reasons-sentence')).toContainText('첫째의 자녀 5');
});

test('a date that is still to come for a device with a wrong clock names the day of the device', async ({
  page,
}) => {
  await page.clock.setFixedTime('2020-01-01T12:00:00+09:00');
  for (const [path, death] of [
    ['/shares', '#shares-death'],
    ['/forced-share', '#forced-share-calculator-death'],
    ['/inheritance-tax', '#inheritance-tax-death'],
    ['/deadlines', '#deadlines-death'],
  ] as const) {
    await page.goto(path);
    await page.locator(death).fill('2026-11-10');
    await expect(
      page.locator('fieldset.day', { has: page.locator(death) }),
    ).toHaveAccessibleDescription(/이 기기의 오늘은 2020\.\s1\.\s1\.입니다/);
  }
});
