// WebKit for Playwright where its own build cannot be downloaded: Debian's WebKitGTK, the engine of
// Safari, behind the protocol that Playwright speaks to its own build (webkit/driver.ts). Not supported:
// touch, forced colors, device pixels, a time zone per context, video.

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, webkit } from '@playwright/test';

/** Its Debian packages. */
export const packages = [['gjs', 'gir1.2-webkit2-4.1', 'gir1.2-soup-3.0', 'xvfb']];

/**
 * Playwright's own WebKit, or the program that opens the system's in windows; null where a part is
 * missing.
 */
export function findWebKit(): string | null {
  if (existsSync(webkit.executablePath())) return webkit.executablePath();
  const parts = ['/usr/bin/gjs', '/usr/bin/Xvfb', typelib('WebKit2-4.1'), typelib('Soup-3.0')];
  return parts.every((path) => existsSync(path)) ? '/usr/bin/gjs' : null;
}

export function launchWebKit(): Promise<Browser> {
  if (findWebKit() === webkit.executablePath()) return webkit.launch();
  return webkit.launch({
    executablePath: executable(),
    // In headless mode Playwright waits half a second for each resize on Debian; there is no screen
    // anyway.
    headless: false,
    // One time zone for all contexts of a browser: that of the tests (playwright.config.ts).
    args: ['--time-zone=Asia/Seoul'],
  });
}

function typelib(name: string): string {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  return `/usr/lib/${machine}-linux-gnu/girepository-1.0/${name}.typelib`;
}

/** Playwright needs a single executable: this Node with our driver. */
function executable(): string {
  const driver = fileURLToPath(new URL('webkit/driver.ts', import.meta.url));
  const path = join(tmpdir(), `webkit-for-playwright-${process.pid}.sh`);
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' '${driver}' "$@"\n`, { mode: 0o755 });
  process.once('exit', () => rmSync(path, { force: true }));
  return path;
}
