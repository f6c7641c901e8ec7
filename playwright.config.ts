import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: ['app/**/*.spec.ts', 'tests/**/*.spec.ts'],
  // A widget is one function, in static HTML and as a ref: in the router's tree its first row and WG-1
  // show that it is attached. An older browser runs the widgets that ask it for something it may lack.
  grepInvert: [
    /, react (?!.*\b(?:[A-Z]{2}-1|WG-1)\b)/,
    /(?:animated-list|brand|carousel|copy|counter|dismissible|reveal|speed-dial|zoom), older browser/,
    // What axe reads is the same markup in every place.
    /, older browser no violation/,
  ],
  // A form waits up to four seconds for its proof, where many requests come; as they do in these tests.
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // On a busy machine a mouse can come too late; what needs a second try is named as flaky at the end.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Without the browser's own tab strip and toolbar, which cost a tenth of the time.
      args: ['--app=about:blank'],
    },
  },
});
