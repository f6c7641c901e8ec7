import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/widgets/icon-hosts.ts';

/** The page's icons are of two collections, so each host gets two requests. */
const site = ['site', 'site'];
const both = [...site, 'public', 'public'];
const icons = (page: Page) => page.locator('[data-icons] svg');
const timedOut = (name: string) => `[Icon] loading icon \`${name}\` timed out after 500ms`;
const failed = (name: string) => `[Icon] failed to load icon \`${name}\``;
const names = ['lucide:mail', 'lucide:phone', 'shapes:arrow'];

test.use({
  reusePage: false,
  // Chromium logs failed requests itself.
  expectedErrors: /Failed to load resource: the server responded with a status of (?:404|500)/,
});

test.describe('with a public host', () => {
  test.use({ visited: async ({ fixturesWithPublicHost }, use) => use(fixturesWithPublicHost) });

  test.beforeEach(async ({ hosts }) => {
    hosts.answers.public = 'icons';
  });

  test('IC-4: the next host is asked after 750 ms, and comes first from then on', async ({
    page,
    hosts,
  }) => {
    hosts.answers.site = 'silent';
    await page.goto('/fixtures/icons');
    const order = async () => (await hosts.asked()).map(({ host }) => host);
    await expect.poll(order).toEqual(site);
    await page.clock.runFor(749);
    expect(await order()).toEqual(site);
    await page.clock.runFor(1);
    expect(await order()).toEqual(both);
    await expect(icons(page)).toHaveCount(4);

    await page.locator('[data-changing="alive"]').getByText('lucide:house').click();
    await expect(page.locator('[data-changing] svg')).toHaveCount(1);
    expect(await order()).toEqual([...both, 'public']);
    expect(hosts.warnings).toEqual(names.map(timedOut));
  });

  for (const answer of [500, 'no JSON'] as const) {
    test(`IC-4: the next host is asked at once after ${answer}`, async ({ page, hosts }) => {
      hosts.answers.site = answer;
      await page.goto('/fixtures/icons');
      await expect(icons(page)).toHaveCount(4);
      expect((await hosts.asked()).map(({ host }) => host).sort()).toEqual(both.toSorted());
      expect(hosts.warnings).toEqual([]);
    });
  }

  test('IC-4: a 404 is an answer: no other host is asked', async ({ page, hosts }) => {
    hosts.answers.site = 404;
    await page.goto('/fixtures/icons');
    await expect.poll(() => hosts.warnings.toSorted()).toEqual(names.map(failed));
    await page.clock.runFor(10_000);
    expect((await hosts.asked()).map(({ host }) => host)).toEqual(site);
    await expect(icons(page)).toHaveCount(0);
  });

  test('IC-4: the first host may still answer after the second was asked', async ({
    page,
    hosts,
  }) => {
    hosts.answers.site = 'silent';
    hosts.answers.public = 'silent';
    await page.goto('/fixtures/icons');
    await expect.poll(async () => (await hosts.asked()).length).toBe(2);
    await page.clock.runFor(800);
    await hosts.release('site');
    await expect(icons(page)).toHaveCount(4);
    await page.clock.runFor(10_000);
    expect(hosts.warnings).toEqual(names.map(timedOut));
  });

  test('IC-4: fails 5 s after the last host was asked; a later answer still shows the icon', async ({
    page,
    hosts,
  }) => {
    hosts.answers.site = 'silent';
    hosts.answers.public = 'silent';
    await page.goto('/fixtures/icons');
    await expect.poll(async () => (await hosts.asked()).length).toBe(2);
    await page.clock.runFor(750 + 4999);
    expect(hosts.warnings).toEqual(names.map(timedOut));
    await page.clock.runFor(1);
    await expect.poll(() => hosts.warnings).toEqual([...names.map(timedOut), ...names.map(failed)]);
    await hosts.release('public');
    await expect(icons(page)).toHaveCount(4);
  });

  test('IC-4: a failed icon is requested again by the next element', async ({ page, hosts }) => {
    hosts.answers.site = 500;
    hosts.answers.public = 500;
    await page.goto('/fixtures/icons');
    await expect.poll(() => hosts.warnings.toSorted()).toEqual(names.map(failed));
    hosts.answers.site = 'real';
    await page.getByRole('link', { name: 'Many icons' }).click();
    await page.getByRole('link', { name: 'Icons', exact: true }).click();
    await expect(icons(page)).toHaveCount(4);
  });
});

test.describe('without a public host', () => {
  test('IC-4: only the site is asked, with a timeout of 5 s', async ({ page, hosts }) => {
    hosts.answers.site = 'silent';
    await page.goto('/fixtures/icons');
    await expect.poll(async () => (await hosts.asked()).length).toBe(2);
    await page.clock.runFor(4999);
    expect(hosts.warnings).toEqual(names.map(timedOut));
    await page.clock.runFor(1);
    await expect.poll(() => hosts.warnings).toEqual([...names.map(timedOut), ...names.map(failed)]);
    expect((await hosts.asked()).map(({ host }) => host)).toEqual(site);
  });

  test('IC-5: warns after 500 ms, and the icon still appears', async ({ page, hosts }) => {
    hosts.answers.site = 'silent';
    await page.goto('/fixtures/icons');
    await expect.poll(async () => (await hosts.asked()).length).toBe(2);
    await page.clock.runFor(499);
    expect(hosts.warnings).toEqual([]);
    await page.clock.runFor(101);
    await expect.poll(() => hosts.warnings).toEqual(names.map(timedOut));
    await expect(icons(page)).toHaveCount(0);
    await hosts.release('site');
    await expect(icons(page)).toHaveCount(4);
    expect(hosts.warnings).toEqual(names.map(timedOut));
  });

  test('IC-5: an icon that no host has is logged once and not requested again', async ({
    page,
    hosts,
  }) => {
    await page.goto('/fixtures/icons');
    const island = page.locator('[data-changing="alive"]');
    for (const name of ['shapes:none', 'No Name', 'shapes:none', 'lucide:house']) {
      await island.getByText(name).click();
    }
    await expect(page.locator('[data-changing] svg')).toHaveCount(1);
    expect(hosts.warnings.toSorted()).toEqual(['No Name', 'shapes:none'].map(failed));
    const asked = (await hosts.asked()).flatMap((question) => question.names);
    expect(asked.filter((name) => name === 'none')).toHaveLength(1);
  });
});
