import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/widgets/icon-hosts.ts';

type Area = 'localStorage' | 'sessionStorage';

const icon = { body: '<path d="M0 0h24v24z"/>' };
/** The stored entries of icons; the colour mode is stored there too. */
const stored = (page: Page, area: Area = 'localStorage') =>
  page.evaluate(
    (name) =>
      Object.fromEntries(Object.entries(window[name]).filter(([key]) => key.startsWith('iconify'))),
    area,
  );

/** An entry of this age by the page's clock. */
const entry = (page: Page, prefix: string, name: string, age: number) =>
  page.evaluate(
    ([data, hours]) =>
      JSON.stringify({ cached: Math.floor(Date.now() / 3_600_000) - hours, provider: '', data }),
    [{ prefix, icons: { [name]: icon } }, age] as const,
  );

/** Opens the page with these entries in its storage, as after an earlier visit. */
async function openWith(page: Page, entries: string[], version = 'iconify2'): Promise<void> {
  await page.evaluate(
    ([items, version]) => {
      localStorage.clear();
      localStorage.setItem('iconify-version', version);
      localStorage.setItem('iconify-count', String(items.length));
      for (const [slot, item] of items.entries()) localStorage.setItem(`iconify${slot}`, item);
    },
    [entries, version] as const,
  );
  await page.goto('/fixtures/icons');
  await expect(page.locator('[data-icons] svg')).toHaveCount(4);
}

test.beforeEach(async ({ page, hosts }) => {
  hosts.answers.site = 'icons';
  await page.goto('/fixtures/throwing');
});

test.use({ reusePage: false, expectedErrors: /status of 500/ });

test('IC-6: each answer is one entry, and is not requested again', async ({ page, hosts }) => {
  await openWith(page, []);
  const hours = await page.evaluate(() => Math.floor(Date.now() / 3_600_000));
  const entries = await stored(page);
  expect(Object.keys(entries).sort()).toEqual([
    'iconify-count',
    'iconify-version',
    'iconify0',
    'iconify1',
  ]);
  expect(entries).toMatchObject({ 'iconify-count': '2', 'iconify-version': 'iconify2' });
  const values = ['iconify0', 'iconify1'].map((key) => JSON.parse(entries[key] ?? ''));
  expect(values.toSorted((a, b) => a.data.prefix.localeCompare(b.data.prefix))).toEqual([
    {
      cached: hours,
      provider: '',
      data: { prefix: 'lucide', icons: { mail: expect.any(Object), phone: expect.any(Object) } },
    },
    {
      cached: hours,
      provider: '',
      data: { prefix: 'shapes', icons: { arrow: expect.any(Object) } },
    },
  ]);

  await page.reload();
  await expect(page.locator('[data-icons] svg')).toHaveCount(4);
  expect(await hosts.asked()).toEqual([]);
});

test('IC-6: an entry of 167 hours is used, one of 168 or 169 is not', async ({ page, hosts }) => {
  await openWith(page, [
    await entry(page, 'lucide', 'phone', 167),
    await entry(page, 'lucide', 'mail', 168),
    await entry(page, 'shapes', 'arrow', 169),
  ]);
  const names = (await hosts.asked()).flatMap((question) => question.names);
  expect(names).toEqual(['mail', 'arrow']);
});

test('IC-6: slots of old entries are reused', async ({ page }) => {
  const young = await entry(page, 'lucide', 'a', 1);
  const old = await entry(page, 'lucide', 'b', 169);
  await openWith(page, [young, old, 'no JSON', young, old]);
  const entries = await stored(page);
  expect(entries['iconify-count']).toBe('4');
  const prefixes = [1, 2].map((slot) => JSON.parse(entries[`iconify${slot}`] ?? '').data.prefix);
  expect(prefixes.toSorted()).toEqual(['lucide', 'shapes']);
  expect([entries.iconify0, entries.iconify3]).toEqual([young, young]);
});

test('IC-6: stores at most 50 entries, and shows every icon', async ({ page }) => {
  const young = await entry(page, 'lucide', 'a', 1);
  await openWith(
    page,
    Array.from({ length: 50 }, () => young),
  );
  const entries = await stored(page);
  expect(entries['iconify-count']).toBe('50');
  expect(Object.keys(entries).filter((key) => /^iconify\d/.test(key))).toHaveLength(50);
  expect(Object.values(entries).filter((value) => value === young)).toHaveLength(50);
});

test('IC-6: entries of another version are not read', async ({ page, hosts }) => {
  await openWith(page, [await entry(page, 'lucide', 'phone', 1)], 'iconify1');
  expect((await hosts.asked()).flatMap(({ names }) => names)).toContain('phone');
  expect(await stored(page)).toMatchObject({ 'iconify-version': 'iconify2', 'iconify-count': '2' });
});

test('IC-6: uses session storage where local storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('', 'SecurityError');
      setItem.call(this, key, value);
    };
  });
  await page.goto('/fixtures/icons');
  await expect(page.locator('[data-icons] svg')).toHaveCount(4);
  expect(await stored(page)).toEqual({});
  expect(await stored(page, 'sessionStorage')).toMatchObject({ 'iconify-count': '2' });
});

test('IC-6: shows icons without any storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/fixtures/icons');
  await expect(page.locator('[data-icons] svg')).toHaveCount(4);
});
