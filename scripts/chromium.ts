import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/**
 * Path of a Chromium: the one named by CHROMIUM_PATH, a headless shell (which draws no window of its own
 * and takes half the time), Playwright's own, or the system's.
 *
 * @returns null when there is none
 */
export function findChromium(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = (name: string) => folders.map((folder) => join(folder, name));
  const candidates = [
    ...named('chromium-headless-shell'),
    chromium.executablePath(),
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap(named),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** A Chromium, installed if need be: by Playwright's installer, else as Debian's package when root. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  try {
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  } catch (error) {
    console.warn(`Playwright could not install a Chromium (${error}); the system is asked next.`);
    if (process.getuid?.() === 0) installFromDebian();
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH.');
}

/** The headless shell is a package of its own, which older releases do not have. */
function installFromDebian(): void {
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  const install = (name: string) =>
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', name], options);
  execFileSync('apt-get', ['update', '-q'], options);
  try {
    install('chromium-headless-shell');
  } catch (error) {
    console.warn(`No headless shell (${error}); a whole Chromium takes twice the time.`);
    install('chromium');
  }
}
