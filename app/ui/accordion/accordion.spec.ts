import {
  everyEngine,
  example,
  expect,
  fallbackTests,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

fallbackTests('accordion', 'Safari 16.4', () => {
  test(
    'AC-1: opening one item closes the others of its list',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('the open one can be closed', async () => {
        const items = example(page, 'Exclusive').locator('details');
        const [first, second] = [items.nth(0), items.nth(1)];
        await expect(first).toHaveAttribute('open');
        await second.locator('summary').click();
        await expect(second).toHaveAttribute('open');
        await expect(first).not.toHaveAttribute('open');
        await second.locator('summary').click();
        await expect(example(page, 'Exclusive').locator('details[open]')).toHaveCount(0);
      });

      await test.step('independent items do not affect each other', async () => {
        const items = example(page, 'Independent').locator('details');
        await items.nth(1).locator('summary').click();
        await expect(items.nth(1).getByText('효력이 없습니다')).toBeVisible();
        await expect(items.nth(0)).toHaveAttribute('open');
        await items.nth(0).locator('summary').click();
        await expect(items.nth(0)).not.toHaveAttribute('open');
        await expect(items.nth(1)).toHaveAttribute('open');
      });

      await test.step('a nested list is independent', async () => {
        const stage = example(page, 'Nested');
        const outer = stage.locator('.accordion').first().locator('> details');
        const inner = outer.first().locator('details');
        await inner.nth(0).locator('summary').click();
        await inner.nth(1).locator('summary').click();
        await expect(inner.nth(0)).not.toHaveAttribute('open');
        await expect(inner.nth(1)).toHaveAttribute('open');
        await expect(outer.first(), 'the item around them').toHaveAttribute('open');
        await outer.nth(1).locator('> summary').click();
        await expect(outer.first()).not.toHaveAttribute('open');
        await expect(inner.nth(1), 'as it was left').toHaveAttribute('open');
      });
    },
  );
});

widgetTests('accordion', () => {
  test(
    'opens and closes by keyboard, and a link into a closed item opens it',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('AC-1: each group has a unique name', async () => {
        const groups = await page
          .locator('.accordion')
          .evaluateAll((lists) =>
            lists.map((list) => [
              ...new Set([...list.children].map((item) => item.getAttribute('name'))),
            ]),
          );
        // Exclusive, independent, and two nested ones.
        expect(groups.map((names) => names.length)).toEqual([1, 1, 1, 1]);
        expect(groups[1]).toEqual([null]);
        expect(new Set(groups.flat()).size).toBe(4);
      });

      await test.step('the keyboard; titles are headings of the given level', async () => {
        const item = example(page, 'Exclusive').locator('details').nth(1);
        await item.locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(item).toHaveAttribute('open');
        await page.keyboard.press('Space');
        await expect(item).not.toHaveAttribute('open');
        await expect(item.locator('summary > h3')).toHaveText(
          '고인의 통장에서 돈을 찾아 써도 되나요?',
        );
        await expect(example(page, 'Nested').locator('details details h4')).toHaveCount(2);
      });

      await test.step('a link into a closed item, or to the item itself', async () => {
        const answer = page.locator('#address-missing');
        await page.getByRole('link', { name: '주소가 없는 유언은요?' }).click();
        await expect(answer).toBeInViewport();
        const address = page.url().split('#')[0];
        await page.goto(`${address}?1#late-debts`);
        await expect(page.locator('#late-debts-answer')).toBeInViewport();
        await page.goto(`${address}?2#three-months`);
        await expect(page.locator('#three-months'), 'inside two of them').toBeInViewport();
      });
    },
  );
});

test.describe('accordion without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes', async ({ page }) => {
    await page.goto('/gallery/accordion');
    const items = example(page, 'Exclusive').locator('details');
    await items.nth(1).locator('summary').click();
    // Checks the attribute, because reading the property takes a script in the page.
    await expect(items.nth(1)).toHaveAttribute('open');
    await expect(items.nth(0)).not.toHaveAttribute('open');
  });
});
