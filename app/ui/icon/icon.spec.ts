import type { Page } from '@playwright/test';
import { intercept } from '../../../tests/intercept.ts';
import { expect, long, test } from '../../../tests/widgets/icon-hosts.ts';

test.use({ reusePage: false });

const icons = (page: Page) => page.locator('[data-icons] svg');
const drawing = (page: Page, name: string) => page.locator(`[data-icon="${name}"] svg`);

test('IC-2, IC-6: an icon shows in static HTML, in an island and after a navigation, and is requested once', async ({
  page,
  hosts,
}) => {
  await page.goto('/fixtures/icons/many');
  await page.getByRole('link', { name: 'Icons', exact: true }).click();
  await expect(icons(page)).toHaveCount(4);
  const before = hosts.asked.length;
  await page.goto('/fixtures/icons');
  const island = page.locator('[data-changing="alive"]');
  await expect(island.locator('svg'), 'rendered before hydration, and kept').toHaveCount(1);
  await expect(icons(page)).toHaveCount(4);
  expect(hosts.asked, 'the other document has stored them').toHaveLength(before);
  await island.getByText('lucide:house').click();
  await expect(drawing(page, 'lucide:house')).toHaveCount(1);
  await expect(island.locator('svg')).toHaveCount(1);
  await page.getByRole('link', { name: 'Many icons' }).click();
  await expect(page.locator('[data-icon^="shapes:square"] svg')).toHaveCount(80);
  await page.getByRole('link', { name: 'Icons', exact: true }).click();
  await expect(icons(page)).toHaveCount(4);
  expect(hosts.asked.slice(before)).toEqual([
    { host: 'site', collection: 'lucide', names: ['house'] },
  ]);
  expect(hosts.warnings).toEqual([]);
});

test.describe('with a public host', () => {
  test.use({
    visited: async ({ fixturesWithPublicHost }, use) => use(fixturesWithPublicHost),
    // Chromium logs failed requests itself.
    expectedErrors: /Failed to load resource: the server responded with a status of 500/,
  });

  test('IC-4: it is asked where the site fails', long, async ({ page, hosts }) => {
    hosts.answers.site = 500;
    await page.goto('/fixtures/icons');
    await expect(icons(page)).toHaveCount(4);
    expect(hosts.asked.map(({ host }) => host).sort()).toEqual([
      'public',
      'public',
      'site',
      'site',
    ]);
    expect(hosts.warnings).toEqual([]);
  });
});

test('IC-7: is decorative, and its space is reserved', async ({ page, hosts }) => {
  hosts.answers.site = 'silent';
  await page.goto('/fixtures/icons');
  const icon = page.locator('[data-icon="shapes:arrow"]');
  await expect(icon).toHaveAttribute('aria-hidden', 'true');
  const fontSize = await icon.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  const before = await icon.boundingBox();
  expect(before).toMatchObject({ width: fontSize, height: fontSize });
  await hosts.release(2);
  await expect(icon.locator('svg')).toHaveCount(1);
  expect(await icon.boundingBox()).toEqual(before);
});

test.describe('without the loader’s script', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('the page works, and a warning is logged', long, async ({ page, hosts }) => {
    await intercept(page, /show-icon/, (route) => route.abort());
    await page.goto('/fixtures/icons');
    const failed = () =>
      hosts.warnings.map((text) => /^\[Icon\] failed to load icon `(.*)`/.exec(text)?.[1]).sort();
    await expect
      .poll(failed)
      .toEqual(['lucide:mail', 'lucide:mail', 'lucide:phone', 'lucide:phone', 'shapes:arrow']);
    await expect(page.locator('[data-changing="alive"]')).toBeVisible();
  });
});

test.describe('a harmful icon', () => {
  // The Content-Security-Policy also applies during parsing, and to the parser's error document.
  test.use({
    expectedErrors: /violates the following Content Security Policy directive|XML Parsing Error/,
  });

  test('is shown without its harmful parts, and not at all when it is not XML', async ({
    page,
    hosts,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.goto('/fixtures/icons');
    await page.locator('[data-changing="alive"]').getByText('shapes:hostile').click();
    const hostile = drawing(page, 'shapes:hostile');
    await expect(hostile.locator('path')).toHaveCount(1);
    const html = await hostile.evaluate(({ innerHTML }) => innerHTML);
    expect(html.replaceAll(/icon-\d+-/g, 'icon-')).toBe(
      '<g><use></use><path id="icon-kept" d="M0 0h16v16z"></path></g>',
    );
    expect(await page.evaluate(() => Reflect.get(globalThis, 'harm'))).toBeUndefined();
    expect(new Set(asked)).toEqual(new Set(['localhost']));
    expect(hosts.warnings).toEqual([]);

    await page.locator('[data-changing="alive"]').getByText('shapes:broken').click();
    await expect.poll(() => hosts.warnings).toEqual(['[Icon] failed to load icon `shapes:broken`']);
    await expect(drawing(page, 'shapes:broken')).toHaveCount(0);
  });
});

test(
  'aliases rotate and flip about the centre; each icon’s ids are unique',
  long,
  async ({ page }) => {
    await page.goto('/fixtures/icons/many');
    const read = (name: string) =>
      drawing(page, `shapes:${name}`).evaluateAll((all) =>
        all.map((svg) => [
          svg.getAttribute('viewBox'),
          svg.firstElementChild?.getAttribute('transform') ?? null,
        ]),
      );
    await expect(page.locator('[data-icon] svg')).toHaveCount(85);
    expect(await read('arrow-back')).toEqual([['0 0 24 16', 'translate(24 0) scale(-1 1)']]);
    expect(await read('arrow-down')).toEqual([['4 -4 16 24', 'rotate(90 12 8)']]);
    expect(await read('arrow-up')).toEqual([
      ['4 -4 16 24', 'rotate(270 12 8) translate(0 16) scale(1 -1)'],
    ]);
    const shaded = await drawing(page, 'shapes:shaded').evaluateAll((all) =>
      all.map((svg) => [
        svg.querySelector('linearGradient')?.id,
        svg.querySelector('path')?.getAttribute('fill'),
        svg.querySelector('use')?.getAttribute('href'),
      ]),
    );
    const [first, second] = shaded.map(([id]) => id);
    expect(first).not.toBe(second);
    expect(shaded).toEqual([first, second].map((id) => [id, `url(#${id})`, `#${id}`]));
  },
);
