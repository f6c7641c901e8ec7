import type { Page } from '@playwright/test';
import { makeOlder } from '../widgets/older-browser.ts';
import { familyHash } from './family-link.ts';
import { everyEngine, expect, imitated, long, test } from './test.ts';
import { clickLink, heading, MANIFEST } from './visit.ts';

/** Behaviours of `print()` in different browsers. */
const ways = {
  'is missing': () => {
    Reflect.set(window, 'print', undefined);
  },
  'does nothing, as in apps': () => {
    window.print = () => {};
  },
  'is refused': () => {
    window.print = () => {
      throw new DOMException('', 'SecurityError');
    };
  },
  'prints and never says that it has': () => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  },
};

/** Presses the print button of a page. */
async function pressPrint(page: Page, path: '/shares' | '/situations/debt'): Promise<void> {
  await page.goto(path === '/shares' ? path + familyHash : path);
  if (path === '/shares') {
    await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
  }
  await page.getByRole('button', { name: '인쇄' }).first().click();
}

for (const [way, imitate] of Object.entries(ways)) {
  for (const path of ['/shares', '/situations/debt'] as const) {
    // Both pages print with the same code, and the ways differ in when print mode ends.
    const tier = path === '/shares' && way.startsWith('does nothing') ? {} : long;
    test(
      `${path}: if print() ${way}, the visitor can still print, and the next page prints whole`,
      tier,
      async ({ page }) => {
        await page.addInitScript(imitate);
        await pressPrint(page, path);
        const said = page.getByText('인쇄 창이 열리지 않으면');
        await expect(said).toHaveCount(way.startsWith('prints') ? 0 : 1);
        await clickLink(page, '/questions');
        await expect(heading(page, '자주 묻는 질문')).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(heading(page, '자주 묻는 질문')).toBeVisible();
        await expect(page.locator('main .accordion-content').first()).toBeVisible();
        await expect(page.locator('[data-print]')).toHaveCount(0);
      },
    );
  }
}

test('touching the page ends print mode if no event ends it', async ({ page }) => {
  await page.addInitScript(ways['prints and never says that it has']);
  await pressPrint(page, '/shares');
  await page.locator('html[data-print]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#how')).toBeHidden();
  await expect(page.locator('#shares')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Control');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#how')).toBeVisible();
});

for (const older of ['Safari 16.4', 'Safari 17.4', 'Firefox 114'] as const) {
  for (const path of ['/questions', '/areas/division', '/deadlines']) {
    test(
      `${older} prints the answers of ${path}, and closes them again`,
      imitated,
      async ({ page }) => {
        await makeOlder(page, older);
        // The code for printing loads together with the one for prefetching.
        const manifest = page.waitForResponse(MANIFEST);
        await page.goto(path);
        await manifest;
        const answers = page.locator('main .accordion-content');
        await expect(answers.first()).toBeHidden();
        const before = await states(page);
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        await page.emulateMedia({ media: 'print' });
        for (const answer of await answers.all()) await expect(answer).toBeVisible();
        await page.evaluate(() => dispatchEvent(new Event('afterprint')));
        await page.emulateMedia({ media: 'screen' });
        expect(await states(page)).toEqual(before);
        await expect(answers.first()).toBeHidden();
      },
    );
  }
}

/** Attributes of all `details` elements, which include `open`. */
function states(page: Page): Promise<string[]> {
  return page
    .locator('main details')
    .evaluateAll((all) =>
      all.map(({ attributes }) => [...attributes].map(({ name, value }) => name + value).join()),
    );
}

test('paper shows the hidden part of a list of articles', async ({ page }) => {
  await page.goto('/areas/tax');
  const last = page.locator('.articles').getByText('상속세 과세표준신고');
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
});

test('a family as wide as the window fits on the sheet', everyEngine, async ({ page }) => {
  await page.goto(`/shares${familyHash}`);
  await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
  const more = page.getByRole('button', { name: '자녀 늘리기', exact: true });
  for (let child = 4; child <= 8; child++) {
    await more.click();
    await expect(page.locator('#shares-children')).toHaveValue(String(child));
  }
  // A sheet of A4 between its margins.
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.locator('#shares svg:visible').evaluateAll((drawings) =>
    drawings.flatMap((drawing) =>
      [...drawing.querySelectorAll('text')]
        .map((text) => text.getBoundingClientRect())
        .filter(({ left, right }) => {
          const frame = drawing.closest('.share-tree')?.getBoundingClientRect();
          return left < (frame?.left ?? 0) - 1 || right > (frame?.right ?? 0) + 1;
        })
        .map(({ right }) => right),
    ),
  );
  expect(cut).toEqual([]);
});

for (const [path, name, sheets] of [
  ['/shares', '상속분', 1],
  ['/forced-share', '유류분', 2],
  ['/inheritance-tax', '상속세', 2],
] as const) {
  test(
    `${path}: a result fits on ${sheets === 1 ? 'one sheet' : 'two sheets'}, with the calculator's name and the firm's`,
    path === '/shares' ? {} : long,
    async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => dispatchEvent(new Event('beforeprint'));
      });
      await page.goto(path === '/shares' ? path + familyHash : path);
      const calculator = page.locator('.calculator');
      await calculator.locator('[data-island]').dispatchEvent('pointerover');
      await page.locator('.calculator [data-island][data-hydrated]').waitFor({ state: 'attached' });
      if (path !== '/shares') await calculator.getByRole('button', { name: '예시 입력' }).click();
      await calculator.getByRole('button', { name: '인쇄' }).click();
      await page.locator('html[data-print]').waitFor();
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(sheets);
      // Printing has ended.
      await expect(page.locator('[data-print]')).toHaveCount(0);
      await calculator.getByRole('button', { name: '인쇄' }).click();
      await page.locator('html[data-print]').waitFor();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: `${name} 계산기` }).last()).toBeVisible();
      await expect(calculator.locator('ul.on-paper')).toBeVisible();
      await expect(calculator.getByText('현재 법령으로 계산했습니다')).toBeVisible();
      await expect(page.locator('.colophon')).toBeVisible();
      await expect(page.locator('h1')).toBeHidden();
    },
  );
}
