import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { inPath } from './find.ts';

/** Debian's packages. The headless shell opens no window and takes half the time of a full Chromium. */
export const packages = [['chromium-headless-shell'], ['chromium']];

/** Names of a full Chromium's program. */
const systems = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium: the one named by CHROMIUM_PATH, a headless shell, Playwright's own, or the system's.
 *
 * @returns its path; null if there is none
 * @throws {Error} if CHROMIUM_PATH names no file, so that tests do not silently run in another browser
 */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, where no file is. Correct it or unset it.`);
  }
  return (
    inPath('chromium-headless-shell') ??
    [chromium.executablePath()].find(existsSync) ??
    inPath(...systems) ??
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(existsSync) ??
    null
  );
}

/**
 * Finds a Chromium that restores pages from its back/forward cache, which the headless shell never does.
 *
 * @returns its path; null if there is none
 */
export function findFullChromium(): string | null {
  const found = findChromium();
  return found && !isShell(found) ? found : inPath(...systems);
}

/** Whether `findChromium()` is a headless shell. */
export const isHeadlessShell = (): boolean => isShell(findChromium() ?? '');

const isShell = (path: string) => /headless[-_]shell/.test(path);

/** Starts `findChromium()`, unless the options name another. */
export function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    ...options,
    // In a locale without Korean, such as a container's, a file is saved as 'download'.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    // Without a tab strip and toolbar, which cost a tenth of the time.
    args: ['--app=about:blank', ...args],
  });
}
