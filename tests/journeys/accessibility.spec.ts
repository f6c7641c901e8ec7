import type { Page } from '@playwright/test';
import { colorRules, violations } from '../axe.ts';
import { intercept } from '../intercept.ts';
import { expectReceived, fillIn, newPhone, openForm, submit } from './consult-form.ts';
import { expect, test } from './test.ts';

const modes = ['light', 'dark'] as const;
/** Pages that are checked at several widths; every-page.spec.ts checks those with an address of their own on a phone. */
const pages: Record<string, [widths: number[], reach: (page: Page) => Promise<void>]> = {
  'the home page': [
    [1440],
    async (page) => {
      await page.goto('/');
      await hydrateCalculators(page);
    },
  ],
  'the form': [
    [1440],
    async (page) => {
      await openForm(page, '/consult?area=tax&situation=debt');
    },
  ],
  'the receipt page': [
    [360, 1440],
    async (page) => {
      const response = await page.request.post('/consult', {
        form: { name: '김새벽', phone: newPhone(), stage: 'unsure', consent: 'yes' },
        headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
      });
      await page.goto(response.url());
    },
  ],
};

/** States of one part of a page, of which only that part is checked. */
const states: Record<string, [part: string, reach: (page: Page) => Promise<void>]> = {
  'the menu': [
    '#menu',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: '메뉴' }).click();
    },
  ],
  'the ways to reach the firm': [
    '#contact',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: '연락 방법 모두 보기' }).click();
    },
  ],
  'the form with errors': [
    'main',
    async (page) => {
      await openForm(page);
      await submit(page).click();
      await expect(page.locator('#consult-errors')).toBeFocused();
    },
  ],
  'the form that could not be sent': [
    'main',
    async (page) => {
      await openForm(page);
      await fillIn(page);
      await intercept(page, '**/consult', (route) => route.abort());
      await submit(page).click();
      await expect(page.locator('#consult-errors')).toBeFocused();
    },
  ],
};

/** Focuses every calculator, so that each is hydrated. */
async function hydrateCalculators(page: Page): Promise<void> {
  await page.locator('html[data-begun]').waitFor();
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}

async function fillInAndSend(page: Page): Promise<void> {
  await openForm(page);
  await fillIn(page);
  await submit(page).click();
}

/** The violations that axe finds, and horizontal overflow. */
async function faults(page: Page, part?: string, rules?: string[]): Promise<unknown[]> {
  const found = await violations(page, part, rules);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...found, `${overflow} px stick out`] : found;
}

test.use({
  expectedErrors: /status of 404|ERR_FAILED/,
});

for (const [name, [widths, reach]] of Object.entries(pages)) {
  test(`${name}: no violations at ${widths.join(', ')} px, in light and dark`, async ({ page }) => {
    await reach(page);
    for (const colorScheme of modes) {
      for (const width of widths) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const rules = colorScheme === 'dark' ? colorRules : undefined;
        expect(await faults(page, ':root', rules), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

for (const [name, [part, reach]] of Object.entries(states)) {
  test(`${name}: no violations`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await reach(page);
    for (const colorScheme of modes) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? colorRules : undefined;
      expect(await faults(page, part, rules), colorScheme).toEqual([]);
    }
  });
}

test('axe, configured like this, still finds violations', async ({ page }) => {
  await page.goto('/privacy');
  await page.locator('h1').evaluate((h1) => {
    const pale = Object.assign(document.createElement('p'), { id: 'pale', textContent: '흐린 글' });
    h1.after(Object.assign(document.createElement('img'), { src: '/icon-192.png' }), pale);
    document.getElementById('pale')?.style.setProperty('color', '#ccc');
  });
  const found = (await faults(page)).map((fault) => String(fault).split(',')[0]);
  expect(found.sort()).toEqual(['color-contrast', 'image-alt']);
});

test('Tab goes through the whole page: every stop is visible, named and has a focus ring', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  await hydrateCalculators(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('body').press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
  const met: string[] = [];
  const wrong: string[] = [];
  for (let step = 0; step < 400; step++) {
    const { name, faults: found, last } = await page.evaluate(lookAtFocus);
    if (found.length > 0) wrong.push(`${name}: ${found.join(', ')}`);
    met.push(name);
    if (last) break;
    await page.keyboard.press('Tab');
  }
  expect(wrong).toEqual([]);
  // From the header through every chapter to the contact bar, without a trap.
  for (const name of ['상담 신청', '가족이 돌아가신 지', '주소 복사', '개인정보 처리방침']) {
    expect(met.filter((one) => one.includes(name)).length, name).toBeGreaterThan(0);
  }
  expect(met.at(-1)).toContain('연락 방법 모두 보기');
});

/** The focused element, and what is wrong with how it is shown. Runs in the page. */
function lookAtFocus() {
  const element = document.activeElement ?? document.body;
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 40) || element.id)}`;
  const faults: string[] = [];
  const box = element.getBoundingClientRect();
  if (element === document.body) faults.push('the focus is lost');
  // Some part of it is visible and not covered (WCAG 2.4.11).
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
  );
  const seen = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element) || top.closest('label'));
  });
  if (!seen) faults.push('it cannot be seen');
  // The ring is yellow, with low contrast on white: an ink edge must accompany it (WCAG 1.4.11).
  const near = [element, element.parentElement ?? element];
  const rings = near.filter((one) => getComputedStyle(one).outlineStyle === 'solid');
  const ink = getComputedStyle(document.documentElement).getPropertyValue('--color-ink');
  const probe = document.createElement('i');
  probe.style.color = ink;
  document.body.append(probe);
  const inkColor = getComputedStyle(probe).color;
  probe.remove();
  const edged = near.some((one) => {
    const { boxShadow, borderTopColor, borderTopWidth } = getComputedStyle(one);
    return (
      boxShadow.includes(inkColor) || (borderTopColor === inkColor && borderTopWidth !== '0px')
    );
  });
  // The last stop in a date field is the browser's own button, which the browser marks itself.
  const marked = !element.matches('[type="date"]:not(:focus-visible)');
  if (marked && rings.length === 0) faults.push('no ring');
  if (marked && !edged) faults.push('no edge of ink');
  const last = element.closest('.contact-edge') !== null && element.matches('.contact-handle');
  return { name, faults, last };
}

test('the form can be reached, filled in and sent by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  // The five situations come first.
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
  await expect(
    page.locator('[data-where="hero"]').getByRole('link', { name: '상담 신청' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#consult');
  await page.locator('[data-island="consult-form"][data-hydrated]').waitFor({ state: 'attached' });

  await page.keyboard.press('Tab');
  await expect(page.getByLabel('성함 (가명도 괜찮습니다)')).toBeFocused();
  await page.keyboard.type('김새벽');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: '이메일로' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kim@example.com');
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: '해외' })).toBeFocused();
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await expect(page.locator('form').getByLabel('돌아가신 날')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: '더 적기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('개인정보 수집·이용에 동의합니다')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expectReceived(page);
});

test('at 200 % zoom nothing overflows and the form can be sent', async ({ page }) => {
  // The viewport of a window of 1280 × 800 at 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await fillInAndSend(page);
  await expectReceived(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(640);
});
