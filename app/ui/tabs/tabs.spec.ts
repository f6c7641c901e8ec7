import {
  everyEngine,
  example,
  expect,
  fallbackTests,
  test,
  widgetTests,
} from '../../../tests/widgets/widget.ts';

fallbackTests('tabs', 'Safari 17.4', (isOlder) => {
  test(
    'a link selects the tab of its target, and the browser’s search finds hidden text and selects its tab',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('the browser’s search', async () => {
        const holder = page.locator('.tab-holder', { has: page.locator('#renounce-text') });
        await expect(holder).toHaveAttribute('hidden', isOlder ? '' : 'until-found');
        if (isOlder) return;
        // The browser dispatches this event before it scrolls to a match.
        await holder.dispatchEvent('beforematch', { bubbles: true });
        await expect(page.locator('#renounce-text')).toBeVisible();
        await expect(example(page, 'Horizontal').getByRole('tabpanel')).toHaveCount(1);
        await expect(page.getByRole('tab', { name: '상속포기' })).toHaveAttribute(
          'aria-selected',
          'true',
        );
      });

      await test.step('a link: at a click, at Back, and at load', async () => {
        const text = page.locator('#tax-text');
        await expect(text).toBeHidden();
        await page.getByRole('link', { name: /상속세는/ }).click();
        await expect(text).toBeInViewport();
        await expect(page).toHaveURL(/#tax-text$/);
        await example(page, 'Marked').getByRole('tab', { name: '사망신고' }).click();
        await expect(text).toBeHidden();
        await page.evaluate(() => {
          location.hash = '';
        });
        await page.goBack();
        await expect(text).toBeVisible();

        await page.goto(`${page.url().split('#')[0]}?again#renounce-text`);
        await expect(page.locator('#renounce-text')).toBeInViewport();
        await expect(page.getByRole('tab', { name: '상속포기' })).toHaveAttribute(
          'aria-selected',
          'true',
        );
      });
    },
  );
});

widgetTests('tabs', () => {
  test(
    'TB-1, TB-2: one panel is open; a click and the keys of the list’s direction choose',
    everyEngine,
    async ({ page, open }) => {
      await open();

      await test.step('TB-1: the first tab is selected, or the last one marked', async () => {
        for (const [name, chosen] of [
          ['Horizontal', '단순승인'],
          ['Vertical', '가족이 돌아가셨을 때'],
          ['Marked', '포기'],
        ] as const) {
          const stage = example(page, name);
          await expect(stage.getByRole('tab', { selected: true })).toHaveText(chosen);
          await expect(stage.getByRole('tabpanel')).toHaveCount(1);
          await expect(stage.getByRole('tabpanel', { name: chosen })).toBeVisible();
        }
      });

      await test.step('TB-2: every tab names an existing panel and labels it', async () => {
        const pairs = await page.locator('[role="tab"]').evaluateAll((tabs) =>
          tabs.map((tab) => {
            const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
            return [
              panel?.getAttribute('role'),
              panel?.tabIndex,
              panel?.getAttribute('aria-labelledby') === tab.id,
            ];
          }),
        );
        expect(pairs).toHaveLength(9);
        for (const pair of pairs) expect(pair).toEqual(['tabpanel', 0, true]);
      });

      await test.step('the selected label is bolder and does not move the others', async () => {
        const stage = example(page, 'Horizontal');
        const last = stage.getByRole('tab', { name: '상속포기' });
        const before = await last.boundingBox();
        await stage.getByRole('tab', { name: '한정승인' }).click();
        await expect(stage.getByRole('tab', { name: '한정승인' })).toHaveCSS('font-weight', '600');
        expect((await last.boundingBox())?.x).toBe(before?.x);
        await last.click();
        expect(await last.boundingBox()).toEqual(before);
      });

      await test.step('TB-1: a click selects a tab, and does nothing on the selected one', async () => {
        const stage = example(page, 'Horizontal');
        const tab = stage.getByRole('tab', { name: '한정승인' });
        for (let click = 0; click < 2; click++) {
          await tab.click();
          await expect(stage.getByRole('tab', { selected: true })).toHaveText('한정승인');
          await expect(stage.getByRole('tabpanel')).toHaveCount(1);
          await expect(stage.getByRole('tabpanel')).toContainText('제1028조');
        }
      });

      await test.step('TB-2: the keys of a horizontal list, with one tab in tab order', async () => {
        const stage = example(page, 'Horizontal');
        const tab = (name: string) => stage.getByRole('tab', { name });
        await tab('단순승인').click();
        for (const [key, chosen] of [
          ['ArrowRight', '한정승인'],
          ['ArrowRight', '상속포기'],
          ['ArrowRight', '단순승인'],
          ['ArrowLeft', '상속포기'],
          ['Home', '단순승인'],
          ['ArrowDown', '단순승인'],
          ['End', '상속포기'],
        ] as const) {
          await page.keyboard.press(key);
          await expect(tab(chosen), key).toBeFocused();
          await expect(tab(chosen), key).toHaveAttribute('aria-selected', 'true');
          await expect(stage.getByRole('tabpanel', { name: chosen })).toBeVisible();
        }
        await expect(stage.locator('[role="tab"][tabindex="0"]')).toHaveText('상속포기');
        await page.keyboard.press('Tab');
        await expect(stage.getByRole('tabpanel')).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(tab('상속포기')).toBeFocused();
      });

      await test.step('TB-2: the keys of a vertical list', async () => {
        const stage = example(page, 'Vertical');
        const tab = (name: string) => stage.getByRole('tab', { name });
        await expect(stage.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
        await tab('가족이 돌아가셨을 때').focus();
        await page.keyboard.press('ArrowDown');
        await expect(tab('빚이 더 많을 때')).toBeFocused();
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowUp');
        await expect(tab('나누는 데 다툼이 있을 때')).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('ArrowRight');
        await expect(tab('나누는 데 다툼이 있을 때')).toBeFocused();
      });
    },
  );
});

test('TB-1: the HTML shows the selected panel and contains the text of all', async ({
  request,
}) => {
  const html = await (await request.get('/gallery/tabs')).text();
  expect(html).toContain('사망한 달의 말일부터');
  const holders = [...html.matchAll(/class="tab-holder[^>]*>/g)].map(([tag]) =>
    /\shidden/.test(tag),
  );
  expect(holders).toEqual([false, true, true, false, true, true, true, true, false]);
});

test('a link from another page selects the tab of its target', async ({ page }) => {
  await page.goto('/gallery');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/gallery/tabs#renounce-text';
    link.textContent = 'away';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'away' }).click();
  await expect(page.locator('#renounce-text')).toBeInViewport();
  await expect(page.getByRole('tab', { name: '상속포기' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('tabs without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is shown under its label', async ({ page }) => {
    await page.goto('/gallery/tabs');
    const stage = example(page, 'Horizontal');
    await expect(stage.locator('[role="tabpanel"]')).toHaveCount(3);
    for (const panel of await stage.locator('[role="tabpanel"]').all()) {
      await expect(panel).toBeVisible();
    }
    await expect(stage.locator('[role="tablist"]')).toBeHidden();
    const holder = stage.locator('.tab-holder').nth(1);
    await expect(holder).toHaveAttribute('data-label', '한정승인');
    // Firefox returns the value as written.
    expect(['"한정승인"', 'attr(data-label)']).toContain(
      await holder.evaluate((element) => getComputedStyle(element, '::before').content),
    );
  });
});
