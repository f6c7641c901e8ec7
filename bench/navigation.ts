import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { ensureBrowsers } from '../scripts/browsers.ts';
import { ensureBuild } from '../scripts/build.ts';
import { run } from '../scripts/run.ts';
import { launchChromium } from '../tests/browsers/chromium.ts';
import { startSite } from '../tests/site/server.ts';
import { goal } from './goal.ts';
import { median } from './quantile.ts';
import { slowDown, slowPhone } from './slow-phone.ts';

const ROUNDS = 15;

/** First navigations, each to a page that is not prefetched, recognised by its heading. */
const navigations = [
  { from: '/', to: '/privacy', heading: '개인정보 처리방침' },
  { from: '/privacy', to: '/', heading: '누가' },
] as const;

type Navigation = (typeof navigations)[number];

interface Measured {
  /** Milliseconds from the click to the first frame with the new page's heading. */
  ms: number;
  requests: number;
  /** Bytes as transferred. */
  script: number;
  all: number;
}

/**
 * Measures the first navigation on a slow phone. `npm run bench -- navigation --against <commit>` builds that commit in
 * a temporary worktree and compares the two.
 */
export async function bench(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { against: { type: 'string' } },
  });
  await ensureBuild();
  const other = values.against ? await buildOf(values.against) : null;
  const sites = [await startSite({ LOG_LEVEL: 'silent' }, 'dist')];
  if (other) sites.push(await startSite({ LOG_LEVEL: 'silent' }, 'dist', { folder: other }));
  await ensureBrowsers('chromium');
  const browser = await launchChromium();
  try {
    for (const navigation of navigations) await compare(browser, navigation, sites);
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.stop()));
    if (other) await removeWorktree(other);
  }
}

async function compare(
  browser: Browser,
  navigation: Navigation,
  sites: readonly { url: string }[],
): Promise<void> {
  const measured = sites.map((): Measured[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { url }] of sites.entries()) {
      measured[index]?.push(await navigate(browser, url, navigation));
    }
    process.stderr.write('.');
  }
  const [now, before] = measured.map((all) => ({
    'ms to the first paint': Math.round(median(all.map(({ ms }) => ms))),
    requests: median(all.map(({ requests }) => requests)),
    'script, bytes': median(all.map(({ script }) => script)),
    'all, bytes': median(all.map((one) => one.all)),
  }));
  console.log(`\n${navigation.from} → ${navigation.to}, median of ${ROUNDS}, ${slowPhone}`);
  console.table({ now, ...(before && { before }) });
  if (!now) return;
  goal('requests', now.requests, 1);
  goal('script, bytes', now['script, bytes'], 0);
  const paint = 'ms to the first paint';
  if (before) goal('time, of that before', now[paint] / before[paint], 1);
}

async function navigate(browser: Browser, site: string, { from, to, heading }: Navigation) {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 } });
  const page = await context.newPage();
  // Turns prefetching off.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(site + from, { waitUntil: 'networkidle' });
  await slowDown(page);
  const seen = watch(page);
  const ms = await page.evaluate(timeClick, { to, heading });
  const measured = { ms, ...(await seen()) };
  await context.close();
  return measured;
}

/**
 * Runs in the page. Clicks the last link to `to`, which is the footer's and in no island, and waits for the frame that
 * shows the heading.
 */
function timeClick({ to, heading }: { to: string; heading: string }): Promise<number> {
  return new Promise((done) => {
    const start = performance.now();
    const check = () => {
      if (document.querySelector('h1')?.textContent?.includes(heading)) {
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
      } else requestAnimationFrame(check);
    };
    [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)].at(-1)?.click();
    check();
  });
}

/** Counts the page's requests and their bytes until the network is idle. */
function watch(page: Page): () => Promise<Omit<Measured, 'ms'>> {
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        kind: request.resourceType(),
        bytes: responseBodySize + responseHeadersSize,
      })),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(sizes);
    const sum = (some: typeof all) => some.reduce((total, { bytes }) => total + bytes, 0);
    const script = sum(all.filter(({ kind }) => kind === 'script'));
    return { requests: all.length, script, all: sum(all) };
  };
}

/** Builds a commit in a temporary worktree, with the packages that it names. */
async function buildOf(commit: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'against-')), 'site');
  await run('git', ['worktree', 'add', '--detach', folder, commit]);
  await run('npm', ['ci', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund']);
  await run('npm', ['run', '--prefix', folder, '--silent', 'build']);
  return folder;
}

async function removeWorktree(folder: string): Promise<void> {
  await run('git', ['worktree', 'remove', '--force', folder]);
  await rm(resolve(folder, '..'), { recursive: true, force: true });
}
