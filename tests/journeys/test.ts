import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { isEngine, launch } from '../browsers/engines.ts';
import { type KeptPage, keepPage } from '../browsers/kept-page.ts';
import { limits } from '../browsers/limits.ts';
import { openSmtpPeer, type SmtpPeer } from '../fakes/smtp-peer.ts';
import { type RunningSite, startSite } from '../site/server.ts';

interface WorkerFixtures {
  mailbox: SmtpPeer;
  /** The site as shipped, delivering to the mailbox. */
  site: RunningSite;
  /** The site with pages for tests, from a build of its own. */
  fixtures: RunningSite;
  kept: KeptPage;
  /** The firm's command line beside the site. */
  consult: (...words: string[]) => Promise<string>;
}

interface TestFixtures {
  /** Console errors that this test expects; every other one fails it. */
  expectedErrors: RegExp | null;
  /** Whether the page reads the clipboard. */
  clipboard: boolean;
  /** Whether the page of an earlier test can be reused: not if the test depends on an empty cache. */
  reusePage: boolean;
  /** Skips what cannot be tested in this engine. */
  limit: undefined;
}

const run = promisify(execFile);

/** Permissions that each engine needs before a page may read the clipboard; Firefox needs none. */
const clipboardPermissions: Record<string, string[]> = {
  chromium: ['clipboard-read', 'clipboard-write'],
  webkit: ['clipboard-read'],
};

/** Firefox reports a font that was loading when the page was left (NS_BINDING_ABORTED). */
const abortedFont = /^downloadable font: download failed .* status=2152398850 /;

/**
 * Tags tests that Firefox and WebKit run too: journeys that depend on an engine, and one pass of each
 * widget.
 */
export const everyEngine = { tag: '@every-engine' };

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
    async ({ mailbox }, use) => {
      const site = await startSite({ SMTP_URL: mailbox.url, MAIL_TO: 'desk@example.com' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  fixtures: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startSite({}, 'dist-fixtures');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  consult: [
    async ({ site }, use) => {
      await use(async (...words) => {
        const options = { env: site.environment };
        const { stdout } = await run(process.execPath, ['app/consult/cli.ts', ...words], options);
        return stdout;
      });
    },
    { scope: 'worker' },
  ],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const kept = keepPage();
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
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [null, { option: true }],
  clipboard: [false, { option: true }],
  reusePage: [true, { option: true }],
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
      return context.newPage();
    };
    const options = {
      ...{ baseURL, hasTouch, javaScriptEnabled, clipboard, userAgent, timezoneId },
      contextOptions,
    };
    const taken = () => kept.take(options, viewport, open);
    const context = (await (reusePage ? taken() : open())).context();
    await use(context);
    const passed = testInfo.status === testInfo.expectedStatus;
    if (!reusePage) await context.close();
    else await kept.giveBack(passed ? 'passed' : 'failed');
  },
  page: async ({ context, site, expectedErrors }, use, testInfo) => {
    const [page] = context.pages();
    if (!page) throw new Error('The context was opened with a page.');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // Fault 44, in every journey, on every page it visits.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        const violates = 'violates the following Content Security Policy directive';
        console.error(`reported: ${blockedURI} ${violates}: ${effectiveDirective}`);
      });
    });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      const ended = `exit code ${site.process.exitCode}\n${site.output()}`;
      await testInfo.attach('the site', { body: ended, contentType: 'text/plain' });
    }
    const unexpected = errors.filter(
      (text) => !expectedErrors?.test(text) && !abortedFont.test(text),
    );
    expect(unexpected, 'errors on the console').toEqual([]);
  },
});

export { expect };

/**
 * Waits for the script after each navigation: it starts after the first paint, and no person acts that
 * fast.
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
