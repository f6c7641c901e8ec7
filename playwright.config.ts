import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: ['app/**/*.spec.ts', 'tests/**/*.spec.ts'],
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
