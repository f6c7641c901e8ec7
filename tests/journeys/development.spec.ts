import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DevelopmentServer, startDevelopment } from '../site/development.ts';
import { projectCopy } from '../site/project-copy.ts';
import { LONGEST_SETUP } from '../timeouts.ts';
import { parts, press } from '../widgets/carousel.ts';
import { unfold } from './consult-form.ts';
import { expect, long, test } from './test.ts';
import { policy } from './visit.ts';

test.describe.configure({ mode: 'serial' });
// This checkout's dependencies are outside it: Vite does not serve files from there that only the fonts'
// style sheet names.
test.use({ reusePage: false, expectedErrors: /status of 403/ });

let checkout: string;
let server: DevelopmentServer;
let url: string;

/** A copy of the sources, which a test may edit. */
test.beforeAll(async () => {
  test.setTimeout(LONGEST_SETUP);
  checkout = await projectCopy();
  await cp('tests/fixtures', join(checkout, 'tests/fixtures'), { recursive: true });
  server = await startDevelopment(checkout, 'development');
  url = server.url;
});

test.afterAll(() => server?.close());

/** Opens the page and waits for the line on which Vite reports changes. */
async function open(page: Page, path = '/'): Promise<void> {
  const connected = page.waitForEvent('console', (message) => /connected/.test(message.text()));
  await page.goto(url + path);
  await connected;
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(checkout, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

test(
  'development behaves like production: islands, client navigation, no error',
  long,
  async ({ page }) => {
    await open(page);
    await expect(page.locator('h1')).toContainText('누가');
    const font = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily);
    expect(font, 'styled').toContain('Site Serif');
    await page.getByLabel('연락처').scrollIntoViewIfNeeded();
    await page
      .locator('[data-island="consult-form"][data-hydrated]')
      .waitFor({ state: 'attached' });
    await policy(page).click();
    await expect(page.getByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeVisible();
    await page.goBack();
    await expect(page.locator('h1')).toContainText('누가');
  },
);

test(
  'HD-8: hydration warns of nothing, also where widgets worked before their island',
  long,
  async ({ page }) => {
    await edit(
      'app/site/registry.ts',
      'export const islands = {',
      "export const islands = {\n  widgets: () => import('../../tests/fixtures/widgets.island.ts'),",
    );
    const fees = 'app/pages/fees/fees.tsx';
    const imports = `import { Island } from '#app/browser/island.tsx';
import { island as widgets } from '../../../tests/fixtures/widgets.island.ts';
import { Citation`;
    const head =
      '<Subpage content={content} notes={<FirstConsultation copy={content.consultation} />}>';
    await edit(fees, 'import { Citation', imports);
    await edit(fees, head, `${head}<Island of={widgets} props={{}} />`);
    await open(page, '/fees');
    await page.locator('[data-island="widgets"][data-hydrated]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: '더 보기' }).click();
    await expect(page.getByText('더 있습니다')).toBeVisible();
  },
);

test.describe('the gallery', () => {
  test('WG-1: a widget of a page reached by a link is attached once', long, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(`${url}/gallery`);
    await page.getByRole('link', { name: 'carousel', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'carousel' })).toBeVisible();
    await expect(page.locator('html[data-begun]')).toBeAttached();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const auto = parts(page, 'Auto');
    await press(auto.indicators.nth(0));
    await press(auto.next);
    expect(await auto.current(), 'Next moves one').toBe(1);
    await page.clock.runFor(2999);
    expect(await auto.current(), 'before 3000 ms').toBe(1);
    await page.clock.runFor(1);
    expect(await auto.current(), 'at 3000 ms').toBe(2);
  });
});

test('a changed component is replaced in place, and input stays', long, async ({ page }) => {
  await open(page);
  await page.getByLabel('연락처').scrollIntoViewIfNeeded();
  await page.locator('[data-island="consult-form"][data-hydrated]').waitFor({ state: 'attached' });
  await unfold(page);
  await page.getByLabel('하실 말씀').fill('남아 있을 글');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await edit('app/consult/intake/form/contact-fields.tsx', '010-0000-0000', '010-9999-9999');
  await expect(page.getByLabel('연락처')).toHaveAttribute('placeholder', '010-9999-9999');
  await expect(page.getByLabel('하실 말씀')).toHaveValue('남아 있을 글');
  expect(documents).toBe(0);
});

test(
  'a change of content, of a section or of the layout shows automatically',
  long,
  async ({ page }) => {
    await open(page);
    await edit(
      'app/pages/home/copy.ts',
      '상속포기·유류분·재산분할, 변호사가 맡습니다.',
      '바뀐 약속입니다.',
    );
    await expect(page.getByText('바뀐 약속입니다.')).toBeVisible();
    await open(page);
    await edit('app/pages/home/first-screen.tsx', '{copy.promise}', '{copy.promise} 바뀐 전화');
    await expect(page.getByText('바뀐 전화')).toBeVisible();
    await open(page);
    await edit('app/site/layout/footer.tsx', 'firmTerms.fax,', "'바뀐 팩스',");
    await expect(page.getByText('바뀐 팩스')).toBeVisible();
  },
);

test(
  'a change of the inline script reaches the next document, whose policy allows it',
  long,
  async ({ page }) => {
    const moved = "['#deadlines', '/deadlines'],";
    await edit('app/site/moved-anchors-script.ts', moved, `${moved} ['#moved-now', '/fees'],`);
    await expect.poll(async () => (await page.request.get(url)).text()).toContain('moved-now');
    await page.goto(`${url}/#moved-now`);
    await expect(page).toHaveURL(`${url}/fees`);
  },
);

test('a page is rendered while files are saved', long, async () => {
  const path = join(checkout, 'app/site/layout/footer.tsx');
  const text = await readFile(path, 'utf8');
  const statuses: number[] = [];
  // The server closes kept connections after five seconds, perhaps just as a slow machine sends on one.
  const headers = { connection: 'close' };
  // Each saves while the others wait for their page, by a rename: a file that is written in place is empty
  // for a moment, and a page rendered from it fails, as it should.
  const readAndSave = async (_: unknown, reader: number) => {
    for (let time = 0; time < 8; time++) {
      statuses.push((await fetch(url, { headers })).status);
      const saved = join(checkout, `saved-${reader}`);
      await writeFile(saved, `${text}// ${reader} ${time}\n`);
      await rename(saved, path);
    }
  };
  await Promise.all([...Array(3)].map(readAndSave));
  expect(statuses).toEqual(Array(24).fill(200));
});

test('a change of the server takes effect at once', long, async ({ page }) => {
  await edit('app/server/discovery.ts', 'Allow: /', 'Disallow: /edited');
  const robots = async () => (await page.request.get(`${url}/robots.txt`)).text();
  await expect.poll(robots).toContain('/edited');
});
