import { holdBack } from '../hold-back.ts';
import { unfold } from './consult-form.ts';
import { chooseSpouse } from './family-link.ts';
import { everyEngine, expect, long, test } from './test.ts';
import { clickLink, fakeConnection, heading, untilShown, watchRequests } from './visit.ts';

test.use({ reusePage: false });

test.describe('while a page is fetched', () => {
  test.beforeEach(({ page }) => fakeConnection(page, { saveData: true }));

  test('the form keeps what is typed, and the page is shown', everyEngine, async ({ page }) => {
    await page.goto('/consult');
    await unfold(page);
    const message = page.getByLabel('하실 말씀');
    await message.fill('앞의 글');
    const release = await holdBack(page, /\/privacy(?:\/_payload\.json|$)/);
    await clickLink(page, '/privacy');
    await message.fill('기다리며 적은 글');
    release();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await unfold(page);
    await expect(message).toHaveValue('기다리며 적은 글');
  });

  test(
    'a calculator keeps working until the page is shown in its place',
    long,
    async ({ page }) => {
      await page.goto('/shares');
      const more = page.getByRole('button', { name: '자녀 늘리기', exact: true });
      const children = page.locator('#shares-children');
      await chooseSpouse(page, '있음');
      await more.click();
      await expect(children).toHaveValue('1');
      const seen = watchRequests(page);
      const release = await holdBack(page, '**/privacy/_payload.json*');
      await clickLink(page, '/privacy');
      await more.click();
      await expect(children).toHaveValue('2');
      await expect(page.locator('#shares .reasons-sentence')).toContainText('3/7');
      await untilShown(page, async () => release());
      await expect(heading(page, '개인정보 처리방침')).toBeFocused();
      await expect(page).toHaveURL('/privacy');
      await untilShown(page, () => page.goBack());
      await expect(children).toHaveValue('2');
      expect(seen.documents).toEqual([]);
    },
  );
});

test('a page reached by a link prints its own content', long, async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      document.documentElement.dataset.printed = `${location.pathname} ${document.title}`;
    };
  });
  await page.goto('/');
  await untilShown(page, () => clickLink(page, '/situations/just-died'));
  await page.getByRole('button', { name: '인쇄' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^\/situations\/just-died /);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '인쇄' })).toHaveCount(0);
});
