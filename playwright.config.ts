import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: ['app/**/*.spec.ts', 'tests/**/*.spec.ts'],
  // A widget is one function, in static HTML and as a ref: in the router's tree its first row and WG-1
  // show that it is attached. What axe reads is the same markup in every place.
  grepInvert: [/, react (?!.*\b(?:[A-Z]{2}-1|WG-1)\b)/, /, older browser no violation/],
  fullyParallel: true,
  workers: 2,
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
