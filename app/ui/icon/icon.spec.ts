import type { Page } from '@playwright/test';
import { manyNames } from '../../../tests/fixtures/many-names.ts';
import { intercept } from '../../../tests/intercept.ts';
import { everyEngine, expect, test } from '../../../tests/widgets/icon-hosts.ts';

test.use({ reusePage: false });

const icons = (page: Page) => page.locator('[data-icons] svg');
const drawing = (page: Page, name: string) => page.locator(`[data-icon="${name}"] svg`);

test('IC-2: one request for each collection, with sorted, unique names', async ({
  page,
  hosts,
}) => {
  await page.goto('/fixtures/icons');
  await expect(icons(page)).toHaveCount(4);
  await page.locator('[data-changing="alive"] svg').waitFor();
  expect((await hosts.asked()).map(({ collection, names }) => [collection, names])).toEqual([
    ['lucide', ['mail', 'phone']],
    ['shapes', ['arrow']],
  ]);
  expect(hosts.warnings).toEqual([]);
});

test('IC-2: a pending icon is not requested again', async ({ page, hosts }) => {
  hosts.answers.site = 'silent';
  await page.goto('/fixtures/icons');
  const island = page.locator('[data-changing="alive"]');
  for (const name of ['lucide:house', 'shapes:none', 'lucide:house']) {
    await island.getByText(name).click();
  }
  const names = (await hosts.asked()).flatMap((question) => question.names);
  // Requests arrive in any order.
  expect(names.toSorted()).toEqual(['arrow', 'house', 'mail', 'none', 'phone']);
  await hosts.release('site');
  await expect(drawing(page, 'lucide:house')).toHaveCount(1);
});

test('IC-3: a URL has at most 500 characters, and together they request every icon', async ({
  page,
  hosts,
}) => {
  await page.goto('/fixtures/icons/many');
  await expect(page.locator('[data-icon] svg')).toHaveCount(85);
  const asked = await hosts.asked();
  expect(asked.length).toBeGreaterThan(1);
  for (const { url } of asked) expect(url.length).toBeLessThanOrEqual(500);
  for (const { url } of asked.slice(0, -1)) expect(url.length, 'well filled').toBeGreaterThan(485);
  const names = asked.flatMap((question) => question.names);
  expect(names).toEqual(
    [...manyNames, 'arrow-back', 'arrow-down', 'arrow-up', 'shaded'].toSorted(),
  );
});

test('IC-7: the home page requests no icon', async ({ page, site, hosts }) => {
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.locator('#consult').scrollIntoViewIfNeeded();
  await page.locator('[data-island="consult-form"][data-hydrated]').waitFor({ state: 'attached' });
  expect(await hosts.asked()).toEqual([]);
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
  await hosts.release('site');
  await expect(icon.locator('svg')).toHaveCount(1);
  expect(await icon.boundingBox()).toEqual(before);
});

test.describe('without the loader’s script', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('the page works, and a warning is logged', async ({ page, hosts }) => {
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

test(
  'an icon shows in static HTML, in an island and after a navigation',
  everyEngine,
  async ({ page, hosts }) => {
    await page.goto('/fixtures/icons/many');
    await page.getByRole('link', { name: 'Icons', exact: true }).click();
    await expect(icons(page)).toHaveCount(4);
    await page.goto('/fixtures/icons');
    const island = page.locator('[data-changing="alive"]');
    await expect(island.locator('svg'), 'rendered before hydration, and kept').toHaveCount(1);
    await island.getByText('lucide:house').click();
    await expect(drawing(page, 'lucide:house')).toHaveCount(1);
    await expect(island.locator('svg')).toHaveCount(1);
    await page.getByRole('link', { name: 'Many icons' }).click();
    await expect(page.locator('[data-icon^="shapes:square"] svg')).toHaveCount(80);
    await page.getByRole('link', { name: 'Icons', exact: true }).click();
    await expect(icons(page)).toHaveCount(4);
    expect(hosts.warnings).toEqual([]);
  },
);

test.describe('a harmful icon', () => {
  // The Content-Security-Policy also applies during parsing, and to the parser's error document.
  test.use({
    expectedErrors: /violates the following Content Security Policy directive|XML Parsing Error/,
  });

  test('is shown without its harmful parts', async ({ page, hosts }) => {
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
  });

  test('is not shown when it is not XML', async ({ page, hosts }) => {
    await page.goto('/fixtures/icons');
    await page.locator('[data-changing="alive"]').getByText('shapes:broken').click();
    await expect.poll(() => hosts.warnings).toEqual(['[Icon] failed to load icon `shapes:broken`']);
    await expect(drawing(page, 'shapes:broken')).toHaveCount(0);
  });
});

test('aliases rotate and flip about the centre; each icon’s ids are unique', async ({ page }) => {
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
});
