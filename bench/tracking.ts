import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { ensureBrowsers } from '../scripts/browsers.ts';
import { ensureBuild } from '../scripts/build.ts';
import { launchChromium } from '../tests/browsers/chromium.ts';
import { sound } from '../tests/fakes/certificates.ts';
import { openHttpPeer } from '../tests/fakes/http-peer.ts';
import { startSite } from '../tests/site/server.ts';
import { allTools } from '../tests/site/tracking.ts';
import { goal } from './goal.ts';
import { median } from './quantile.ts';
import { slowDown, slowPhone } from './slow-phone.ts';

const ROUNDS = 24;
/** The fakes of the tools' scripts, with the sizes of the real ones in KB before compression. */
const weights: [RegExp, string, number][] = [
  [/gtag/, 'gtag', 380],
  [/clarity\.ms\/tag/, 'clarity', 80],
  [/wcslog/, 'wcslog', 40],
  [/kp\.js/, 'kp', 60],
  [/fbevents/, 'fbevents', 240],
  [/karrot/, 'karrot-pixel', 30],
];

type Way = 'off' | 'asked' | 'allowed';

/** All orders: a visit with all tools slows the next one, so each variant follows it equally often. */
const orders: Way[][] = [
  ['off', 'asked', 'allowed'],
  ['allowed', 'asked', 'off'],
  ['asked', 'off', 'allowed'],
  ['allowed', 'off', 'asked'],
  ['asked', 'allowed', 'off'],
  ['off', 'allowed', 'asked'],
];

interface Cost {
  /** The largest contentful paint, in ms. */
  paint: number;
  /** Time of long tasks beyond 50 ms each, in ms, until the load event; `blocked` is the total. */
  untilLoad: number;
  blocked: number;
  scripts: number;
}

/** The cost of the tracking tools for a visitor: none, consent asked for, and all allowed. */
export async function bench(): Promise<void> {
  await ensureBuild();
  const off = await startSite({ LOG_LEVEL: 'silent' }, 'dist');
  const on = await startSite({ LOG_LEVEL: 'silent', ...allTools }, 'dist');
  const tools = await startToolServer();
  await ensureBrowsers('chromium');
  const browser = await launchChromium({
    args: [`--host-resolver-rules=MAP *:443 127.0.0.1:${new URL(tools.url).port}`],
  });
  const costs: Record<Way, Cost[]> = { off: [], asked: [], allowed: [] };
  try {
    const version = await versionOf(on.url);
    for (let round = 0; round < ROUNDS; round++) {
      for (const way of orders[round % orders.length] ?? []) {
        costs[way].push(await visit(browser, way === 'off' ? off.url : on.url, way, version));
      }
      process.stderr.write('.');
    }
  } finally {
    await browser.close();
    await Promise.all([tools.close(), off.stop(), on.stop()]);
  }
  const middle = (way: Way, key: keyof Cost) => median(costs[way].map((cost) => cost[key]));
  const row = (way: Way) => ({
    'largest paint, ms': Math.round(middle(way, 'paint')),
    'blocked until loaded, ms': Math.round(middle(way, 'untilLoad')),
    'blocked in total, ms': Math.round(middle(way, 'blocked')),
    'third-party scripts': middle(way, 'scripts'),
  });
  console.log(`\nHome page, median of ${ROUNDS}, ${slowPhone}`);
  console.table({ 'no tool': row('off'), asked: row('asked'), 'all allowed': row('allowed') });
  // Compared within a round: the load of the machine changes between rounds.
  const ratio = (way: Way, key: keyof Cost) =>
    median(costs[way].map((cost, round) => (cost[key] + 1) / ((costs.off[round]?.[key] ?? 0) + 1)));
  for (const way of ['asked', 'allowed'] as const) {
    goal(`largest paint, ${way}`, ratio(way, 'paint'), 1.05);
    goal(`blocked until loaded, ${way}`, ratio(way, 'untilLoad'), 1.05);
  }
}

async function visit(browser: Browser, url: string, way: Way, version: string): Promise<Cost> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const choice = JSON.stringify({ version, at: '', analytics: true, ads: true });
  // Writing costs some milliseconds, so every variant writes; only 'allowed' uses the real key.
  const key = way === 'allowed' ? 'tracking-consent' : 'another';
  await page.addInitScript(([key, json]) => localStorage.setItem(key, json), [
    key,
    choice,
  ] as const);
  let scripts = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script' && request.url().startsWith('https:')) scripts += 1;
  });
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  // Waits only now, because polling takes the page's processor time.
  if (way === 'asked') await page.locator('#consent').waitFor();
  const seen = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        // The observer never calls back when there are no entries.
        setTimeout(() => resolve([]), 300);
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
      });
    const [paints, tasks] = await Promise.all([
      entries('largest-contentful-paint'),
      entries('longtask'),
    ]);
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = navigation ? navigation.startTime + navigation.duration : 0;
    const over = (some: PerformanceEntry[]) =>
      some.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      paint: paints.at(-1)?.startTime ?? Number.NaN,
      untilLoad: over(tasks.filter(({ startTime }) => startTime < loaded)),
      blocked: over(tasks),
    };
  });
  await context.close();
  return { ...seen, scripts };
}

/** The version under which a consent choice is stored. */
async function versionOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const [, json = ''] = html.match(/name="tracking" content="([^"]*)"/) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"')).version;
}

/** A server for all the tools' hosts: serves their scripts, and 204 for everything else. */
function startToolServer() {
  const bodies = weights.map(([pattern, file, kilobytes]) => {
    const script = readFileSync(`tests/fakes/tracking/${file}.js`, 'utf8');
    const rest = Array.from(
      { length: (kilobytes * 1024) / 64 },
      (_, index) => `function f${index}(a){return a+${Math.random()}*a-${index}%7}`,
    );
    // Functions that are never called: browsers pre-parse them, as they do most of the real scripts.
    return { pattern, body: gzipSync(`(()=>{${rest.join('\n')}})();\n${script}`) };
  });
  return openHttpPeer({
    tls: sound,
    behave({ method, path, headers }, response) {
      const found = bodies.find(({ pattern }) => pattern.test(`${headers.host}${path}`));
      const isScript = method === 'GET' && found;
      response.writeHead(isScript ? 200 : 204, {
        'access-control-allow-origin': '*',
        ...(isScript && { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }),
      });
      response.end(isScript ? found.body : undefined);
    },
  });
}
