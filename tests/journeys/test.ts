import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { isEngine, launch } from '../browsers/engines.ts';
import { type KeptPage, keepPage } from '../browsers/kept-page.ts';
import { openSmtpPeer, type SmtpPeer } from '../fakes/smtp-peer.ts';
import { type RunningSite, startSite } from '../site/server.ts';

interface WorkerFixtures {
  mailbox: SmtpPeer;
  /** The site as it is shipped, delivering to the mailbox. */
  site: RunningSite;
  /** The same with the pages made for tests; its build is another. */
  fixtures: RunningSite;
  kept: KeptPage;
  /** The firm's command line beside the site. */
  consult: (...words: string[]) => Promise<string>;
}

interface TestFixtures {
  /** Errors on the console that this test expects; every other one fails it. */
  expectedErrors: RegExp | null;
  /** Whether the page of an earlier test will do: nothing is measured that a new browser would do otherwise. */
  reusePage: boolean;
  openPage: () => Promise<Page>;
}

const run = promisify(execFile);

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
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [null, { option: true }],
  reusePage: [false, { option: true }],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) awaitLife(context);
    await use(context);
  },
  openPage: async (
    {
      browser,
      context,
      kept,
      reusePage,
      baseURL,
      hasTouch,
      javaScriptEnabled,
      permissions,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const options = { baseURL, hasTouch, javaScriptEnabled, permissions, userAgent, viewport };
    const openKept = async () => {
      const own = await browser.newContext();
      if (javaScriptEnabled) awaitLife(own);
      return own.newPage();
    };
    await use(() => (reusePage ? kept.take(options, openKept) : context.newPage()));
  },
  page: async ({ openPage, kept, reusePage, site, expectedErrors }, use, testInfo) => {
    const page = await openPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // Fault 44: in every journey, on every page that it reaches.
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
    if (reusePage) {
      await kept.giveBack(testInfo.status === testInfo.expectedStatus ? 'passed' : 'failed');
    }
    const unexpected = errors.filter((text) => !expectedErrors?.test(text));
    expect(unexpected, 'errors on the console').toEqual([]);
  },
});

export { expect };

/** The script begins after the page is painted: whoever acts at once is as quick as no person is. */
export function awaitLife(context: BrowserContext): void {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => awaitLifeOf(await newPage());
}

function awaitLifeOf(page: Page): Page {
  const alive = () => page.locator('html[data-begun]').waitFor({ state: 'attached' });
  const thenAlive = <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) => {
    return async (...args: Args) => {
      const result = await act.apply(page, args);
      await alive();
      return result;
    };
  };
  page.goto = thenAlive(page.goto);
  page.reload = thenAlive(page.reload);
  page.goBack = thenAlive(page.goBack);
  page.goForward = thenAlive(page.goForward);
  return page;
}
