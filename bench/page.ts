import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { ensureBrowsers } from '../scripts/browsers.ts';
import { ensureBuild } from '../scripts/build.ts';
import { launchChromium } from '../tests/browsers/chromium.ts';
import { startSite } from '../tests/site/server.ts';
import { goal } from './goal.ts';
import { startProxy } from './proxy.ts';
import { median } from './quantile.ts';
import { slowDown, slowPhone } from './slow-phone.ts';

const ROUNDS = 25;

/**
 * Common landing pages, one of each kind, with the most bytes of a first visit (HTML, CSS, script, fonts), and the most
 * script that each may load in total.
 */
const visited = [
  { path: '/', visit: 200_000, script: 120_000 },
  { path: '/shares', visit: 210_000, script: 100_000 },
  { path: '/guides/tax-return-and-instalments', visit: 192_000, script: 15_000 },
];

/** Measures the size of a first visit to each page, and whether scripts delay its largest contentful paint. */
export async function bench(): Promise<void> {
  await ensureBuild();
  const site = await startSite({ LOG_LEVEL: 'silent' }, 'dist');
  const unchanged = await startProxy(site.url, (html) => html);
  const scriptless = await startProxy(site.url, (html) =>
    html.replace(/ data-entry="[^"]*"/, ' data-entry="data:text/javascript,"'),
  );
  await ensureBrowsers('chromium');
  const browser = await launchChromium();
  try {
    for (const { path, ...most } of visited) {
      console.log(`\n${path}`);
      const at = (base: string) => new URL(path, base).href;
      await weigh(browser, at(site.url), most);
      await comparePaints(browser, at(unchanged.url), at(scriptless.url));
    }
  } finally {
    await browser.close();
    await Promise.all([unchanged.close(), scriptless.close(), site.stop()]);
  }
}

/** Requests and bytes by kind, before and after scrolling through the page and touching its island. */
async function weigh(
  browser: Browser,
  url: string,
  most: { visit: number; script: number },
): Promise<void> {
  const viewport = { width: 390, height: 780 };
  // The first answer of the day is compressed quickly; the best compression follows it.
  const earlier = await browser.newPage({ viewport });
  await earlier.goto(url, { waitUntil: 'networkidle' });
  await earlier.close();
  const page = await browser.newPage({ viewport });
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const atFirst = finished.length;
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(finished.map(weighed));
  const first = all.slice(0, atFirst);
  await page.close();

  const kinds = ['document', 'stylesheet', 'script', 'font', 'other'];
  const sum = (entries: typeof all, kind: string) => {
    const some = entries.filter((entry) =>
      kinds.includes(entry.kind) ? entry.kind === kind : kind === 'other',
    );
    const total = (key: 'transferred' | 'gzip') =>
      some.reduce((bytes, entry) => bytes + entry[key], 0);
    return { requests: some.length, transferred: total('transferred'), gzip: total('gzip') };
  };
  console.log('First visit at 390 px, bytes');
  console.table(
    Object.fromEntries(
      kinds.map((kind) => {
        const [before, after] = [sum(first, kind), sum(all, kind)];
        return [
          kind,
          {
            requests: before.requests,
            transferred: before.transferred,
            'requests in the end': after.requests,
            'transferred in the end': after.transferred,
          },
        ];
      }),
    ),
  );
  goal('script before scrolling, gzip', sum(first, 'script').gzip, 15_000);
  goal('script in the end, gzip', sum(all, 'script').gzip, most.script);
  const files = ['document', 'stylesheet', 'script', 'font'].map((kind) => sum(first, kind));
  const total = files.reduce((bytes, { transferred }) => bytes + transferred, 0);
  goal('HTML, CSS, script and fonts of the first visit', total, most.visit);
}

async function weighed(request: Request) {
  const [response, sizes] = await Promise.all([request.response(), request.sizes()]);
  const body = (await response?.body().catch(() => null)) ?? Buffer.alloc(0);
  return {
    kind: request.resourceType(),
    transferred: sizes.responseBodySize,
    gzip: gzipSync(body).byteLength,
  };
}

/** The largest contentful paint with and without scripts, measured alternately. */
async function comparePaints(browser: Browser, whole: string, bare: string): Promise<void> {
  const times: { whole: number[]; bare: number[] } = { whole: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (['whole', 'bare'] as const) : (['bare', 'whole'] as const);
    for (const which of order) {
      times[which].push(await largestPaint(browser, which === 'whole' ? whole : bare));
    }
    process.stderr.write('.');
  }
  const [withScripts, without] = [median(times.whole), median(times.bare)];
  console.log(`\nLargest contentful paint, median of ${ROUNDS}, ${slowPhone}`);
  console.table({
    'as it is': { ms: Math.round(withScripts) },
    'without scripts': { ms: Math.round(without) },
  });
  goal('ratio', withScripts / without, 1.05);
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 } });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return time;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover');
    await island.and(page.locator('[data-hydrated]')).waitFor({ state: 'attached' });
  }
}
