import type { Route } from '@playwright/test';
import { intercept } from '../intercept.ts';
import { unfold } from './consult-form.ts';
import { chooseSpouse } from './family-link.ts';
import { everyEngine, expect, long, longEveryEngine, test } from './test.ts';
import {
  arriveAtHome,
  clickLink,
  heading,
  openWithManifest,
  policy,
  question,
  watchRequests,
} from './visit.ts';

// Most of these lose a file on purpose.
test.use({
  reusePage: false,
  expectedErrors:
    /ERR_FAILED|ERR_INTERNET|NS_ERROR|status of 500|Error fetching app manifest|could not be started/,
});

const CALCULATOR = '**/assets/shares.island-*.js';

test.describe('the lost code of an island', () => {
  test(
    'CH-1, CH-3: reloads the document once, and loses no input',
    everyEngine,
    async ({ page }) => {
      const lost = Promise.withResolvers<void>();
      const lose = async (route: Route) => {
        await lost.promise;
        await route.abort();
      };
      await intercept(page, '**/assets/consult-form.island-*.js', lose, { times: 1 });
      await page.goto('/');
      await page.getByRole('button', { name: '화면 모드' }).first().click();
      await page.locator('[data-mode="dark"]:visible').click();
      const seen = watchRequests(page);
      await unfold(page);
      await page.getByLabel('하실 말씀').fill('다시 적지 않아도 되는 글');
      // The document does not reload until the draft is kept.
      const draft = () => page.evaluate(() => Object.values(sessionStorage).join());
      await expect.poll(draft).toContain('다시 적지 않아도');
      lost.resolve();
      await expect.poll(() => seen.documents).toEqual(['/']);
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expect(page.getByLabel('하실 말씀')).toHaveValue('다시 적지 않아도 되는 글');
      const marker = await page.evaluate(() => JSON.parse(sessionStorage.getItem('reload') ?? ''));
      expect(marker).toEqual({ path: '/', expires: expect.any(Number) });
      await page.getByLabel('연락처').scrollIntoViewIfNeeded();
      await page
        .locator('[data-island="consult-form"][data-hydrated]')
        .waitFor({ state: 'attached' });
      await expect(page.getByLabel('하실 말씀')).toHaveValue('다시 적지 않아도 되는 글');
      expect(seen.documents).toEqual(['/']);
    },
  );

  test('CH-2, CH-5: shows a sentence with the phone number if lost again within ten seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await intercept(page, CALCULATOR, (route) => route.abort());
    await page.goto('/shares');
    const seen = watchRequests(page);
    const sentence = page.locator('main').getByRole('alert');
    const press = () => page.getByRole('button', { name: '자녀 늘리기', exact: true }).click();
    await press();
    await expect.poll(() => seen.documents).toEqual(['/shares']);
    await expect(page.locator('html[data-begun]')).toBeAttached();
    await expect(sentence).toHaveCount(0);
    await press();
    await expect(sentence).toContainText('이 부분을 불러오지 못해');
    await expect(sentence.getByRole('link')).toHaveAttribute('href', /^tel:/);
    expect(seen.documents, 'no second load').toEqual(['/shares']);

    await page.clock.fastForward(10_001);
    await page.unroute(CALCULATOR);
    await press();
    await expect(
      page.locator('[data-island="shares"][data-hydrated]'),
      'it comes back',
    ).toBeAttached();
    await expect(sentence).toHaveCount(0);

    const scripts = watchRequests(page);
    const children = page.locator('#shares-children');
    const before = Number(await children.inputValue());
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await press();
    await expect(children, 'started once').toHaveValue(String(before + 1));
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(children).toHaveValue(String(before));
    expect(scripts.matching(/island/)).toEqual([]);
  });

  test(
    'does not reload without a connection, and is loaded once the connection returns',
    long,
    async ({ page, context }) => {
      await page.goto('/shares');
      const seen = watchRequests(page);
      await context.setOffline(true);
      await chooseSpouse(page, '있음');
      await page.locator('#shares-children').fill('4');
      const sentence = page.locator('main').getByRole('alert');
      await expect(sentence).toContainText('이 부분을 불러오지 못해');
      await expect(page.locator('#shares-children')).toHaveValue('4');
      await expect(
        page.locator('#shares .reasons-sentence'),
        'no result of another input',
      ).toBeHidden();
      expect(seen.documents).toEqual([]);
      await context.setOffline(false);
      await expect(page.locator('[data-island="shares"][data-hydrated]')).toBeAttached();
      await expect(sentence).toHaveCount(0);
      await expect(page.locator('#shares-children')).toHaveValue('4');
      await expect(page.locator('#shares .reasons-sentence')).toContainText('3/11');
    },
  );
});

test('CH-5: a button that retries lost code stays under the pointer until it is released', async ({
  page,
}) => {
  const lost = await intercept(page, CALCULATOR, (route) => route.abort());
  await page.goto('/shares');
  const seen = watchRequests(page);
  const button = page.getByRole('button', { name: '자녀 늘리기', exact: true });
  const sentence = page.locator('main').getByRole('alert');
  await button.click();
  await expect.poll(() => seen.documents).toEqual(['/shares']);
  await expect(page.locator('html[data-begun]')).toBeAttached();
  await button.click();
  await expect(sentence).toBeVisible();
  await lost.dispose();
  await button.hover();
  const before = await button.boundingBox();
  await page.mouse.down();
  await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.locator('#shares-children')).toHaveValue('1');
  await expect(sentence).toHaveCount(0);
});

test.describe('the lost code of a behaviour', () => {
  test(
    'CH-1, CH-5: reloads the document once, shows a sentence where it is used, and loads later',
    long,
    async ({ page }) => {
      const code = '**/assets/filter-questions.behaviour-*.js';
      const lost = await intercept(page, code, (route) => route.abort());
      const seen = watchRequests(page);
      await page.goto('/questions');
      await expect.poll(() => seen.documents).toEqual(['/questions', '/questions']);
      await expect(page.locator('html[data-begun]')).toBeAttached();
      const sentence = page.locator('main').getByRole('alert');
      await expect(sentence).toHaveCount(0);
      const field = page.getByRole('searchbox');
      await field.click();
      await expect(sentence).toContainText('이 부분을 불러오지 못해');
      await field.fill('유류분');
      expect(seen.documents, 'no second load').toHaveLength(2);

      await lost.dispose();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(sentence).toHaveCount(0);
      await expect(page.getByRole('status').first()).toContainText('개');
      await expect(field).toHaveValue('유류분');
    },
  );
});

test('CH-3: the document does not reload if input would be lost', long, async ({ page }) => {
  const begin = Date.now();
  await page.clock.setFixedTime(begin);
  const lost = await intercept(page, '**/assets/keep-draft.behaviour-*.js', (route) =>
    route.abort(),
  );
  const seen = watchRequests(page);
  await page.goto('/consult');
  await expect.poll(() => seen.documents).toEqual(['/consult', '/consult']);
  await expect(page.locator('html[data-begun]')).toBeAttached();
  await page.getByLabel('연락처').fill('010-1234-5678');
  await page.clock.setFixedTime(begin + 10_001);
  await page.getByLabel('성함 (가명도 괜찮습니다)').fill('김새벽');
  // A touch retries only once the script knows that the previous request has failed.
  const touch = async () => {
    await page.getByLabel('연락처').click();
    await page.getByLabel('성함 (가명도 괜찮습니다)').click();
  };
  await expect(async () => {
    const again = page.waitForRequest(/keep-draft/, { timeout: 1_000 });
    await Promise.all([again, touch()]);
  }).toPass();
  await lost.dispose();
  await expect(async () => {
    await touch();
    const island = page.locator('[data-island="consult-form"]');
    await expect(island).toHaveAttribute('data-hydrated', '', { timeout: 1_000 });
  }).toPass();
  await expect(page.getByLabel('성함 (가명도 괜찮습니다)')).toHaveValue('김새벽');
  await expect(page.getByLabel('연락처')).toHaveValue('010-1234-5678');
  expect(seen.documents).toHaveLength(2);
});

test(
  'CH-1: a lost style sheet causes one reload of the document',
  longEveryEngine,
  async ({ page }) => {
    await intercept(page, '**/assets/client-*.css', (route) => route.abort(), { times: 1 });
    const seen = watchRequests(page);
    await page.goto('/privacy');
    await expect.poll(() => seen.documents).toEqual(['/privacy', '/privacy']);
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
  },
);

test('RT-19, HD-3: a new page is announced once, by its heading, and its head is replaced at once', async ({
  page,
}) => {
  await arriveAtHome(page);
  const announcer = page.locator('[aria-live="polite"]#announcer');
  await expect(announcer).toHaveText('');
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
  await expect(announcer).toHaveText('');
  await expect(page.locator('html')).toHaveAttribute('data-batches', '1');
  for (const tag of ['head > title', 'meta[name="description"]', 'link[rel="canonical"]']) {
    await expect(page.locator(tag), tag).toHaveCount(1);
  }
});

test.describe('RT-10: an error at the start', () => {
  test.use({ expectedErrors: /app initialization: .*No normal form|status of 404/ });

  test(
    'is named on the root, and if one behaviour throws, the others and the links still work',
    long,
    async ({ page }) => {
      await page.addInitScript(() => {
        // Only the behaviour that filters the questions needs it.
        String.prototype.normalize = () => {
          throw new Error('No normal form');
        };
      });
      const logged = page.waitForEvent('console', (message) => message.type() === 'error');
      await page.goto('/questions');
      expect((await logged).text()).toContain('Error caught during app initialization:');
      const seen = watchRequests(page);
      await policy(page).click();
      await expect(heading(page, '개인정보 처리방침')).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-app-error', 'Error');
      await clickLink(page, '/none');
      await expect(heading(page, '404')).toBeFocused();
      expect(seen.documents).toEqual([]);
    },
  );
});

test.describe('RT-9, RT-10: an error of a swap', () => {
  test.use({ expectedErrors: /Error while mounting app|No swap/ });

  test(
    'is logged, and the visitor gets the document, then the error page',
    long,
    async ({ page }) => {
      await page.addInitScript(() => {
        const { replaceChildren } = Element.prototype;
        Element.prototype.replaceChildren = function (...nodes) {
          if (this.id === 'main') throw new Error('No swap');
          replaceChildren.apply(this, nodes);
        };
      });
      // A fixed clock keeps the second error within the guard's ten seconds, even on a slow machine.
      await page.clock.setFixedTime(new Date());
      const errorPage = page.waitForResponse(/_error\.json/);
      await openWithManifest(page, '/');
      await (await errorPage).finished();
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Error while mounting app:'),
      );
      const seen = watchRequests(page);
      await policy(page).click();
      await logged;
      await expect(heading(page, '개인정보 처리방침')).toBeVisible();
      await expect.poll(() => seen.documents).toEqual(['/privacy']);

      await page.goBack();
      await expect(question(page)).toBeVisible();
      const again = page.waitForResponse(/_error\.json/);
      await page.reload();
      await (await again).finished();
      const before = seen.documents.length;
      await policy(page).click();
      await expect(heading(page, '500')).toBeFocused();
      await expect(page.getByRole('link', { name: /전화/ })).toHaveAttribute('href', /^tel:/);
      expect(seen.documents).toHaveLength(before);
    },
  );
});
