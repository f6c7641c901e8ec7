import { errors, retry } from '#app/content/errors.ts';
import { unfold } from './consult-form.ts';
import { everyEngine, expect, test } from './test.ts';
import { heading, policy, takeOver, watchRequests } from './visit.ts';

// Most of these lose a file on purpose.
test.use({
  reusePage: false,
  expectedErrors: /ERR_FAILED|status of 500|Error fetching app manifest/,
});

test.describe('a lost chunk', () => {
  test(
    'CH-1, CH-3: causes one document load, and loses no input',
    everyEngine,
    async ({ page }) => {
      await page.route('**/assets/privacy-*.js', (route) => route.abort());
      await takeOver(page);
      await page.getByRole('button', { name: '화면 모드' }).first().click();
      await page.locator('[data-mode="dark"]:visible').click();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await unfold(page);
      await page.getByLabel('하실 말씀').fill('다시 적지 않아도 되는 글');
      const seen = watchRequests(page);
      await policy(page).click();
      await expect(heading(page, '개인정보 처리방침')).toBeVisible();
      expect(seen.documents).toEqual(['/privacy']);
      const marker = await page.evaluate(() => JSON.parse(sessionStorage.getItem('reload') ?? ''));
      expect(marker).toEqual({ path: '/privacy', expires: expect.any(Number) });
      await expect(page.locator('html')).toHaveClass(/dark/);
      await page.goBack();
      await expect(page.getByLabel('하실 말씀')).toHaveValue('다시 적지 않아도 되는 글');
    },
  );

  test('CH-2, CH-5: a second time within ten seconds shows the error page', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/privacy-*.js', (route) => route.abort());
    await page.goto('/');
    const seen = watchRequests(page);
    const follow = async () => {
      await policy(page).click();
      await expect(page).toHaveURL('/privacy');
    };
    await follow();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    await page.goBack();
    await follow();
    await expect(page.locator('main').getByText(errors.lost.title)).toBeVisible();
    await expect(heading(page, '500')).toBeFocused();
    await expect(page.getByRole('link', { name: /전화/ })).toHaveAttribute('href', /^tel:/);
    const before = seen.documents.length;

    await page.getByRole('link', { name: retry }).click();
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(seen.documents.slice(before)).toEqual(['/privacy']);

    await page.clock.fastForward(10_001);
    await page.goto('/');
    await follow();
    await expect(heading(page, '개인정보 처리방침'), 'allowed again').toBeVisible();
  });
});

test('RT-19, HD-3: announces a new page, and replaces its head at once', async ({ page }) => {
  await takeOver(page);
  const announcer = page.locator('[aria-live="polite"]#announcer');
  await expect(announcer).toHaveText((await page.title()).split(' | ')[0] ?? '');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const tags = 'title, meta[name="description"], meta[property], link[rel="canonical"]';
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes, removedNodes }) => [
        ...addedNodes,
        ...removedNodes,
        target,
      ]);
      const elements = nodes.map((node) => (node instanceof Element ? node : node.parentElement));
      if (elements.some((element) => element?.matches(tags))) {
        dataset.batches = String(Number(dataset.batches ?? 0) + 1);
      }
    }).observe(document.head, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await policy(page).click();
  await expect(heading(page, '개인정보 처리방침')).toBeFocused();
  await expect(announcer).toHaveText('개인정보 처리방침');
  await expect(page.locator('html')).toHaveAttribute('data-batches', '1');
  for (const tag of ['head > title', 'meta[name="description"]', 'link[rel="canonical"]']) {
    await expect(page.locator(tag), tag).toHaveCount(1);
  }
});

test.describe('RT-10: an error at the start', () => {
  test.use({ expectedErrors: /app initialization: .*No form data/ });

  test('is named on the root; one behaviour’s does not affect the others and the links', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.FormData = class {
        constructor() {
          throw new Error('No form data');
        }
      } as unknown as typeof FormData;
    });
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto('/');
    expect((await logged).text()).toContain('Error caught during app initialization:');
    const seen = watchRequests(page);
    await policy(page).click();
    await expect(heading(page, '개인정보 처리방침')).toBeFocused();
    expect(seen.documents).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-app-error', 'Error');

    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/none';
      document.body.append(link);
      link.click();
    });
    await expect(heading(page, '404')).toBeFocused();
    expect(seen.documents).toEqual([]);
    await page.getByRole('link', { name: '처음으로' }).click();
    await expect(page).toHaveURL('/');
    expect(seen.documents, 'the way home starts anew').toEqual(['/']);
  });
});

test.describe('RT-10: an error of the mount', () => {
  test.use({ expectedErrors: /Error while mounting app|No scroll/ });

  test('is logged, and the visitor gets the document', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      globalThis.scrollTo = () => {
        throw new Error('No scroll');
      };
    });
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error while mounting app:'),
    );
    const seen = watchRequests(page);
    await policy(page).click();
    await logged;
    await expect(heading(page, '개인정보 처리방침')).toBeVisible();
    expect(seen.documents).toEqual(['/privacy']);
  });
});
