import { execFileSync } from 'node:child_process';
import * as chromium from '../tests/browsers/chromium.ts';
import * as firefox from '../tests/browsers/firefox.ts';
import * as webkit from '../tests/browsers/webkit.ts';
import { run } from './run.ts';

/** How to find each browser, and its Debian packages in order of preference. */
const browsers = {
  chromium: { find: chromium.findChromium, packages: chromium.packages },
  firefox: { find: firefox.findFirefox, packages: firefox.packages },
  webkit: { find: webkit.findWebKit, packages: webkit.packages },
};

export type BrowserName = keyof typeof browsers;

/**
 * Installs the browsers that are missing: with Playwright's installer or, as root, from Debian.
 *
 * @throws when one is still missing afterwards
 */
export async function ensureBrowsers(...names: BrowserName[]): Promise<void> {
  const missing = () => names.filter((name) => browsers[name].find() === null);
  if (missing().length === 0) return;
  const cli = 'node_modules/@playwright/test/cli.js';
  await run(process.execPath, [cli, 'install', ...missing()]).catch((error: unknown) => {
    console.warn(
      `Playwright could not install ${missing()} (${error}); trying the system's packages.`,
    );
  });
  if (missing().length > 0 && process.getuid?.() === 0) {
    installFromDebian(missing().map((name) => browsers[name].packages));
  }
  if (missing().length > 0)
    throw new Error(`Not found: ${missing()}. Install them to run the tests.`);
}

/** @param wanted for each browser its alternative package lists, the preferred one first */
function installFromDebian(wanted: string[][][]): void {
  const apt = (...words: string[]) =>
    execFileSync('apt-get', words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-q');
  for (const choices of wanted) {
    for (const [index, names] of choices.entries()) {
      try {
        apt('install', '-qy', '--no-install-recommends', ...names);
        break;
      } catch (error) {
        if (index === choices.length - 1) throw error;
      }
    }
  }
}
