import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Tasks that need more than reading, on a phone; each in at most three taps (tasks.spec.ts has the others). */

const HEIGHT = 844;
test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true });

const inMenu = (page: Page, name: string) =>
  page.getByRole('dialog', { name: '메뉴' }).getByRole('link', { name, exact: true });

/** Two taps: the menu, and a page of it. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '메뉴' }).tap();
  await inMenu(page, name).tap();
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeHidden();
}

for (const percent of [150, 200]) {
  test(`with letters at ${percent} % the term for renouncing is two taps and two screens away`, async ({
    page,
  }) => {
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}%`;
      });
    }, percent);
    await page.goto('/');
    await openFromMenu(page, '빚이 더 많을 때');
    await expect(page).toHaveURL('/situations/debt');
    const term = page.getByRole('main').getByText('3개월').filter({ visible: true }).first();
    await expect.poll(async () => (await term.boundingBox())?.y).toBeLessThan(2 * HEIGHT);
  });
}

test('a checklist for a sister is printed in three taps', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = location.pathname;
    };
  });
  await page.goto('/');
  await openFromMenu(page, '가족이 돌아가셨을 때');
  await page.getByRole('button', { name: '한 장으로 인쇄' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '/situations/just-died');
});

test('the deadlines are in the calendar in three taps and a date', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T03:00:00Z');
  await page.goto('/');
  await openFromMenu(page, '상속 기한 계산기');
  await page.locator('#deadlines-death').fill('2026-11-10');
  const save = page.getByRole('button', { name: '캘린더에 저장' });
  await expect(save).toBeVisible();
  const download = page.waitForEvent('download');
  await save.tap();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const part of file) text += part;
  expect(text).toMatch(/DTSTART;VALUE=DATE:20270210/);
});

test('the tax may be paid in instalments: three taps and two screens from the calculator', async ({
  page,
}) => {
  await page.goto('/');
  await openFromMenu(page, '상속세 계산기');
  const guide = page.getByRole('link', { name: '상속세 신고와 분납·연부연납' });
  await guide.tap();
  await expect(page).toHaveURL('/guides/tax-return-and-instalments');
  const answer = page
    .getByRole('main')
    .getByText(/연부연납/)
    .filter({ visible: true })
    .first();
  await expect.poll(async () => (await answer.boundingBox())?.y).toBeLessThan(2 * HEIGHT);
});

test.describe('a link that leads nowhere', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('says so and leads on: to the deadlines in one tap, to anything by the search', async ({
    page,
  }) => {
    await page.goto('/old-blog/post?id=7');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    const onward = page.getByRole('navigation', { name: '찾아보실 곳' });
    await expect(onward).toBeVisible();
    await onward.getByRole('link', { name: '상속 기한 계산기' }).tap();
    await expect(page).toHaveURL('/deadlines');
    await page.goto('/old-blog/post?id=7');
    await onward.getByRole('link', { name: '검색' }).tap();
    await page.getByRole('searchbox').fill('연부연납');
    await page
      .getByRole('main')
      .getByRole('link', { name: /연부연납/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/instalments/);
  });
});
