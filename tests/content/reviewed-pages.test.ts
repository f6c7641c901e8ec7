// @module-tag long
import { rm } from 'node:fs/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  readCourts,
  readFirm,
  readForms,
  readMayI,
  readPapers,
  readTasks,
} from '#app/firm/data/files/read-content.ts';
import type { Read } from '#app/firm/text-files/faults.ts';
import { coreTasks, type ReviewedPath } from '#app/firm/view/shown.ts';
import { tiedTexts } from '#app/ui/tied.ts';
import { reviewFaults } from '../../checks/content/review-faults.ts';
import { type ReviewedText, readReviewedTexts } from '../../checks/content/reviewed-texts.ts';
import { review, reviewer, unreviewedContent } from '../site/reviewed-content.ts';

const origin = 'https://www.example.com';
const reviewedPaths = ['/checklist', '/papers', '/courts', '/may-i', '/forms'] as const;

afterEach(() => {
  vi.doUnmock('#app/firm/data/firm.data.ts');
  vi.resetModules();
});

/** Renders the whole site of a firm that has reviewed these texts. */
async function siteWith(isChosen: (text: ReviewedText, at: number) => boolean) {
  const root = await unreviewedContent();
  onTestFinished(() => rm(root, { recursive: true }));
  const texts = readReviewedTexts(root, {});
  const chosen = new Set(texts.filter(isChosen).map(({ file, id }) => `${file} ${id}`));
  await review(root, ({ file, id }) => chosen.has(`${file} ${id}`));
  expect(reviewFaults(root, {})).toEqual([]);
  replaceData(root);
  const { createRenderPage } = await import('../site/render-page.ts');
  const { pages } = await import('#app/site/pages.ts');
  const { publicPages } = await import('#app/router/public-pages.ts');
  const { createSearchEntries } = await import('#app/server/search-entries.ts');
  const { discoveryRoutes } = await import('#app/server/discovery.ts');
  const { provide } = await import('#app/router/visit-context.ts');
  const { formOptionsContext } = await import('#app/consult/intake/contexts.server.ts');
  const { errorReportsContext } = await import('#app/error-reports/contexts.server.ts');
  const { trackingToolsContext } = await import('#app/tracking/contexts.server.ts');
  const listed = publicPages(pages);
  const render = createRenderPage();
  const html = new Map<string, string>();
  for (const { path } of listed) html.set(path, await render(path));
  const provided = provide(
    [formOptionsContext, { honeypot: 'memo', confirmation: true }],
    [trackingToolsContext, []],
    [errorReportsContext, null],
  );
  const entries = await createSearchEntries(pages, { origin, provided })();
  const sitemap = await (
    await discoveryRoutes(origin, listed, null).request('/sitemap.xml')
  ).text();
  const mayI = texts.filter(({ page }) => page === '/may-i');
  return {
    html,
    /** The entries of /may-i, and whether each is reviewed. */
    mayI: mayI.map(({ file, id }) => [id, chosen.has(`${file} ${id}`)] as const),
    visitors: pages.flatMap(({ path, audience }) => (audience === 'visitor' ? path : [])),
    found: entries.map(({ path }) => path),
    mapped: [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
      url.slice(origin.length),
    ),
  };
}

/** Makes the modules of the data read another folder. */
function replaceData(root: string): void {
  vi.resetModules();
  const { processors: _, ...firm } = dataIn(readFirm(root));
  const { abroad, withoutFamilyCourt, ...courts } = dataIn(readCourts(root));
  const writtenTasks = tiedTexts(dataIn(readTasks(root)));
  const writtenPapers = tiedTexts(dataIn(readPapers(root)));
  const writtenMayI = tiedTexts(dataIn(readMayI(root)));
  const writtenForms = dataIn(readForms(root, {}));
  const courtRules = tiedTexts({ abroad, withoutFamilyCourt });
  vi.doMock('#app/firm/data/firm.data.ts', () => ({ firm }));
  vi.doMock('#app/firm/data/courts.data.ts', () => ({ writtenCourts: courts, courtRules }));
  vi.doMock('#app/firm/data/tasks.data.ts', () => ({ writtenTasks }));
  vi.doMock('#app/firm/data/papers.data.ts', () => ({ writtenPapers }));
  vi.doMock('#app/firm/data/may-i.data.ts', () => ({ writtenMayI }));
  vi.doMock('#app/firm/data/forms.data.ts', () => ({ writtenForms }));
}

function dataIn<Value>({ value, faults }: Read<Value>): NonNullable<Value> {
  expect(faults).toEqual([]);
  if (!value) throw new Error('The file has faults.');
  return value;
}

const core: readonly string[] = coreTasks;

/** Whether a text belongs to the core: its tasks, their papers, and the courts. */
function isOfCore({ page, id, task }: ReviewedText): boolean {
  if (page === '/checklist') return core.includes(id) && task !== undefined;
  return page === '/papers' || page === '/courts';
}

const states: [name: string, isChosen: Parameters<typeof siteWith>[0], pages: ReviewedPath[]][] = [
  ['nothing', () => false, []],
  ['every second text', (_, at) => at % 2 === 0, ['/papers', '/may-i']],
  ['the core', isOfCore, ['/checklist', '/papers', '/courts']],
  ['everything', () => true, [...reviewedPaths]],
];

test.for(states)(
  'with a review of %s, the site has the pages of these texts, and links to no other',
  async ([, isChosen, stand]) => {
    const { html, mayI, visitors, found, mapped } = await siteWith(isChosen);
    const own = reviewedPaths.filter((path) => html.has(path));
    expect(own).toEqual(reviewedPaths.filter((path) => stand.includes(path)));

    const dead: string[] = [];
    const check = (from: string, address: string) => {
      const { pathname, hash } = new URL(address, origin + from);
      if (visitors.includes(pathname) || /\.\w+$/.test(pathname)) return;
      const target = html.get(pathname);
      // The fragment holds a calculator's input.
      const id = hash.includes('=') ? '' : decodeURIComponent(hash.slice(1));
      if (target === undefined || (id && !target.includes(` id="${id}"`))) {
        dead.push(`${from} → ${address}`);
      }
    };
    for (const [path, page] of html) {
      for (const [, href = ''] of page.matchAll(/<a[^>]* href="([/#][^"]*)"/g)) {
        check(path, href.replaceAll('&amp;', '&'));
      }
      // Data of islands, too.
      for (const gone of reviewedPaths.filter((one) => !html.has(one))) {
        if (new RegExp(`(?<![\\w/.-])${gone}(?![\\w-])`).test(page))
          dead.push(`${path} names ${gone}`);
      }
    }
    for (const path of found) check('/search', path);
    for (const path of mapped) check('/sitemap.xml', path);
    expect([...new Set(dead)]).toEqual([]);
    for (const path of own) expect(mapped).toContain(path);

    const page = html.get('/may-i');
    for (const [id, isReviewed] of page ? mayI : []) {
      expect(page?.includes(` id="${id}"`), id).toBe(isReviewed);
    }
    // Without the characters that keep a date on one line.
    const words = page?.replaceAll(/\p{Cf}/gu, '').replaceAll('\u00a0', ' ');
    if (words) expect(words).toContain(`${reviewer.name} 변호사가 2026. 11. 28.에 확인했습니다.`);
  },
);
