import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { openNoProgram } from '../browsers/app-links.ts';
import { isEngine, launch } from '../browsers/engines.ts';
import { type KeptPages, keepPages } from '../browsers/kept-pages.ts';
import { limits } from '../browsers/limits.ts';
import { openSmtpPeer, type SmtpPeer } from '../fakes/smtp-peer.ts';
import { takeUnrequested } from '../intercept.ts';
import { consultProgram } from '../site/office.ts';
import { type RunningSite, startSite } from '../site/server.ts';
import { allTools } from '../site/tracking.ts';

interface WorkerFixtures {
  mailbox: SmtpPeer;
  /** The site as shipped, delivering to the mailbox. */
  site: RunningSite;
  /** The site with every tool that can be combined. */
  siteWithTools: RunningSite;
  /** The site with test pages, from a separate build. */
  fixtures: RunningSite;
  /** The site with test pages and a public host of icons. */
  fixturesWithPublicHost: RunningSite;
  kept: KeptPages;
  /** Runs a command of the firm's command line next to the site. */
  consult: (...words: string[]) => Promise<string>;
}

interface TestFixtures {
  /** The site that the page visits. */
  visited: RunningSite;
  /** Console errors that this test expects; every other one fails it. */
  expectedErrors: RegExp | null;
  /** Whether the page reads the clipboard. */
  clipboard: boolean;
  /** Whether the page of an earlier test can be reused: not if the test depends on an empty cache. */
  reusePage: boolean;
  /** Skips tests that cannot run in this engine. */
  limit: undefined;
}

const run = promisify(execFile);

/** The PIN of the firm's list of open requests. */
export const DESK_PIN = '839140';

/** A host of icons that exists only in the configuration. */
export const PUBLIC_HOST = 'https://icons.example';

/** Permissions that each engine needs before a page may read the clipboard; Firefox needs none. */
const clipboardPermissions: Record<string, string[]> = {
  chromium: ['clipboard-read', 'clipboard-write'],
  webkit: ['clipboard-read'],
};

/** Firefox reports a font that was loading when the page was left (NS_BINDING_ABORTED). */
const abortedFont = /^downloadable font: download failed .* status=2152398850 /;

/** Firefox reports a module that was loading when the page was left as one without a type. */
const abortedModule =
  /^Loading module from .* was blocked because of a disallowed MIME type \(“”\)/;

/**
 * Tags tests that Firefox and WebKit run too, in the long tier: journeys that depend on an engine, and one
 * pass of each widget.
 */
export const everyEngine = { tag: '@every-engine' };

/** Tags the few tests that Firefox and WebKit also run in `npm test`. */
export const smoke = { tag: [everyEngine.tag, '@smoke'] };

/** Tags tests of the long tier, which `npm test -- --all` runs: rare states and slow tests. */
export const long = { tag: '@long' };

/** Tags tests of the long tier that every engine runs. */
export const longEveryEngine = { tag: [everyEngine.tag, long.tag] };

/** Tags tests of a browser that Chromium imitates: no other engine runs them, and only the long tier does. */
export const imitated = { tag: ['@imitated', long.tag] };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use, { project }) => {
      if (!isEngine(project.name)) throw new Error(`No engine '${project.name}'.`);
      const browser = await launch[project.name]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const mailbox = await openSmtpPeer();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  site: [
    ({ mailbox }, use) =>
      runSite(use, {
        SMTP_URL: mailbox.url,
        MAIL_TO: 'desk@example.com',
        DESK_LIST: 'on',
        DESK_PIN,
      }),
    { scope: 'worker' },
  ],
  // Fixtures of a worker in other files would start a worker for those files, with a browser of its own.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  siteWithTools: [({}, use) => runSite(use, allTools), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  fixtures: [({}, use) => runSite(use, {}, 'dist-fixtures'), { scope: 'worker' }],
  fixturesWithPublicHost: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    ({}, use) => runSite(use, { ICON_FALLBACK: PUBLIC_HOST }, 'dist-fixtures'),
    { scope: 'worker' },
  ],
  consult: [
    async ({ site }, use) => {
      await use(async (...words) => {
        const options = { env: site.environment };
        const { stdout } = await run(process.execPath, [consultProgram, ...words], options);
        return stdout;
      });
    },
    { scope: 'worker' },
  ],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { project }) => {
      // In the other engines, a page behind another one is hidden.
      const kept = keepPages(project.name === 'chromium' ? 8 : 1);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  limit: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { project, titlePath, skip }) => {
      const reason = isEngine(project.name) && limits[project.name]?.[titlePath.join(' › ')];
      skip(Boolean(reason), reason || '');
      await use(undefined);
    },
    { auto: true },
  ],
  visited: async ({ site }, use) => use(site),
  baseURL: async ({ visited }, use) => use(visited.url),
  expectedErrors: [null, { option: true }],
  clipboard: [false, { option: true }],
  reusePage: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  contextOptions: async ({}, use, { project, tags }) => {
    // Motion takes half of a browser's time. Chromium enables it in tests that every engine runs, and every engine in
    // tests of widgets (tests/widgets/widget.ts).
    const moves = project.name === 'chromium' && tags.includes(everyEngine.tag);
    await use(moves ? {} : { reducedMotion: 'reduce' });
  },
  context: async (
    {
      browser,
      kept,
      reusePage,
      baseURL,
      hasTouch,
      javaScriptEnabled,
      clipboard,
      userAgent,
      timezoneId,
      contextOptions,
      viewport,
    },
    use,
    testInfo,
  ) => {
    const permissions = clipboard ? clipboardPermissions[testInfo.project.name] : undefined;
    const open = async () => {
      const context = await browser.newContext(permissions && { permissions });
      if (javaScriptEnabled) awaitScript(context);
      const page = await context.newPage();
      await reportViolations(page);
      if (testInfo.project.name === 'chromium') await openNoProgram(page);
      return page;
    };
    const options = {
      baseURL,
      hasTouch,
      javaScriptEnabled,
      clipboard,
      userAgent,
      timezoneId,
      contextOptions,
    };
    const taken = () => kept.take(options, viewport, open);
    const context = (await (reusePage ? taken() : open())).context();
    await use(context);
    const passed = testInfo.status === testInfo.expectedStatus;
    if (!reusePage) await context.close();
    else await kept.giveBack(passed ? 'passed' : 'failed');
  },
  page: async ({ context, visited, expectedErrors }, use, testInfo) => {
    const [page] = context.pages();
    if (!page) throw new Error('The context was opened with a page.');
    const errors: string[] = [];
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    const unrequested = takeUnrequested(context);
    const failed = testInfo.status !== testInfo.expectedStatus;
    if (failed) {
      const ended = `exit code ${visited.process.exitCode}\n${visited.output()}`;
      await testInfo.attach('the site', { body: ended, contentType: 'text/plain' });
      const states = await Promise.all(context.pages().map(stateOf));
      const unanswered = Array.from(pending, (request) => `unanswered: ${request.url()}`);
      const body = [...states, ...unanswered].join('\n');
      await testInfo.attach('its pages', { body, contentType: 'text/plain' });
    }
    const unexpected = errors.filter(
      (text) => !expectedErrors?.test(text) && !abortedFont.test(text) && !abortedModule.test(text),
    );
    expect(unexpected, 'errors on the console').toEqual([]);
    // A failed test may have ended before the request.
    if (!failed) expect(unrequested, 'addresses that no request asked for').toEqual([]);
  },
});

export { expect };

/** Logs an error for each violation of the Content-Security-Policy, on every page of every journey. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const violates = 'violates the following Content Security Policy directive';
      console.error(`reported: ${blockedURI} ${violates}: ${effectiveDirective}`);
    });
  });
}

/** Describes whether the page responds, renders and is hydrated, because a locator would otherwise only time out. */
async function stateOf(page: Page): Promise<string> {
  const state = page.evaluate(async () => {
    const frame = new Promise((resolve) => requestAnimationFrame(() => resolve('renders')));
    const noFrame = new Promise((resolve) => setTimeout(resolve, 1000, 'renders no frame'));
    const hydrated = document.querySelectorAll('[data-hydrated]').length;
    return [
      document.visibilityState,
      await Promise.race([frame, noFrame]),
      `${Math.round(performance.now())} ms old`,
      `${hydrated} of ${document.querySelectorAll('[data-island]').length} islands hydrated`,
    ].join(', ');
  });
  const noAnswer = new Promise((resolve) => setTimeout(resolve, 3000, 'does not answer'));
  return `${page.url()}: ${await Promise.race([state, noAnswer]).catch(String)}`;
}

/** Runs a site for a worker. */
async function runSite(
  use: (site: RunningSite) => Promise<void>,
  ...[settings, build]: Parameters<typeof startSite>
): Promise<void> {
  const site = await startSite(settings, build);
  await use(site);
  await site.stop();
}

/**
 * Waits for the script after each navigation. It starts after the first paint, and no visitor acts that fast.
 */
export function awaitScript(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => awaitScriptIn(await newPage());
}

function awaitScriptIn(page: Page): Page {
  const started = () => page.locator('html[data-begun]').waitFor({ state: 'attached' });
  const thenStarted = <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) => {
    return async (...args: Args) => {
      const result = await act.apply(page, args);
      await started();
      return result;
    };
  };
  page.goto = thenStarted(page.goto);
  page.reload = thenStarted(page.reload);
  page.goBack = thenStarted(page.goBack);
  page.goForward = thenStarted(page.goForward);
  return page;
}
