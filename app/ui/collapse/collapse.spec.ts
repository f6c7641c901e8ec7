import { everyEngine, expect, fallbackTests, test } from '../../../tests/widgets/widget.ts';

fallbackTests('collapse', 'Safari 17.4', (isOlder) => {
  test(
    'AC-2: a click, a link into it and the browser’s search open it',
    everyEngine,
    async ({ page, open }) => {
      await open();
      const trigger = page.getByRole('button', { name: '필요한 서류' });
      const panel = page.locator('#papers');

      await test.step('a click opens and closes', async () => {
        await expect(panel).toBeHidden();
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
        await expect(trigger).toHaveAttribute('aria-controls', 'papers');
        await trigger.click();
        await expect(panel).toBeVisible();
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
        await trigger.press('Enter');
        await expect(panel).toBeHidden();
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      });

      await test.step('the browser’s search finds its content', async () => {
        await expect(panel).toHaveAttribute('hidden', isOlder ? '' : 'until-found');
        if (isOlder) return;
        // The browser dispatches this event before it scrolls to a match.
        await panel.dispatchEvent('beforematch', { bubbles: true });
        await expect(panel).toBeVisible();
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      });

      await test.step('two triggers share the state; it may be open from the start', async () => {
        const triggers = page.getByRole('button', { name: /^근거 조문/ });
        await expect(page.locator('#basis')).toBeVisible();
        for (const expanded of ['true', 'false', 'true']) {
          await expect(triggers.nth(0)).toHaveAttribute('aria-expanded', expanded);
          await expect(triggers.nth(1)).toHaveAttribute('aria-expanded', expanded);
          await triggers.nth(expanded === 'true' ? 1 : 0).click();
        }
        await expect(page.locator('#basis')).toBeHidden();
      });

      await test.step('a link into it, at a click and at load', async () => {
        const text = page.locator('#court-of-last-home');
        await page.getByRole('link', { name: '어느 법원인가요?' }).click();
        await expect(text).toBeInViewport();
        await expect(page.getByRole('button', { name: '신고할 법원' })).toHaveAttribute(
          'aria-expanded',
          'true',
        );
        await page.goto(`${page.url().split('#')[0]}?again#court-of-last-home`);
        await expect(text).toBeInViewport();
      });
    },
  );
});

test.describe('collapse without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its content, and no trigger', async ({ page }) => {
    await page.goto('/gallery/collapse');
    await expect(page.locator('#papers')).toBeVisible();
    await expect(page.getByRole('button', { name: '필요한 서류' })).toHaveCount(0);
  });
});
