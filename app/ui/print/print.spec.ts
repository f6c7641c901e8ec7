import {
  everyEngine,
  example,
  expect,
  long,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

widgetTests('print', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.print = () => dispatchEvent(new Event('beforeprint'));
    }),
  );

  test('prints a part alone, and the page again after it', everyEngine, async ({ page, open }) => {
    await open();
    const papers = page.locator('#papers');
    const deposit = page.getByLabel('예금');

    await test.step('the part', async () => {
      const beside = example(page, 'Part').locator('> p');
      await page.getByRole('button', { name: '서류 목록 인쇄' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(papers).toBeVisible();
      await expect(beside).toBeHidden();
      await expect(page.locator('.colophon')).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(beside).toBeVisible();
      await expect(page.locator('[data-print]')).toHaveCount(0);
    });

    await test.step('a form with the entered values, only if it is the part', async () => {
      await expect(deposit).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: '적은 목록 인쇄' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(deposit).toBeVisible();
    });

    await test.step('one part after another: only the last one', async () => {
      await page.emulateMedia({ media: 'screen' });
      // In-app browsers may not dispatch `afterprint`; the click, as a touch of the page, ends the first print.
      await page.getByRole('button', { name: '서류 목록 인쇄' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(papers).toBeVisible();
      await expect(deposit).toBeHidden();
    });
  });

  test('shows advice if nothing prints, and none after a print', long, async ({ page, open }) => {
    await open({ clock: 'stopped' });
    await page.evaluate(() => {
      const { print } = window;
      const nothing = () => Reflect.set(window, 'printed', true);
      Object.assign(window, { printer: print, print: nothing });
    });
    const stage = example(page, 'Page');
    await stage.getByRole('button').click();
    await page.waitForFunction(() => Reflect.get(window, 'printed'));
    await page.clock.runFor(990);
    await expect(stage.getByRole('status')).toBeEmpty();
    await page.clock.runFor(20);
    await expect(stage.getByRole('status')).toContainText('인쇄 창이 열리지 않으면');
    await page.evaluate(() => Object.assign(window, { print: Reflect.get(window, 'printer') }));
    await stage.getByRole('button').click();
    await expect(stage.getByRole('status')).toBeEmpty();
    await page.clock.runFor(1010);
    await expect(stage.getByRole('status')).toBeEmpty();
  });
});

test.describe('print without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no button', async ({ page }) => {
    await page.goto('/gallery/print');
    await expect(example(page, 'Page').getByRole('paragraph')).toBeVisible();
    await expect(page.getByRole('button', { name: '인쇄' })).toHaveCount(0);
  });
});
