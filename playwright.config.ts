import { defineConfig } from '@playwright/test';
import { contentRoot } from './vite/content-root.ts';

// Tests import modules of the site as they are in the builds for tests.
contentRoot(import.meta.dirname, 'test');

export default defineConfig({
  testDir: '.',
  // Two processors are shared by three browsers.
  expect: { timeout: 10_000 },
  // Ends what hangs.
  timeout: 90_000,
  testMatch: ['app/**/*.spec.ts', 'tests/**/*.spec.ts'],
  fullyParallel: true,
  // They wait for frames and timers a good part of their time.
  workers: 3,
  forbidOnly: true,
  reporter: [['list']],
  use: { locale: 'ko-KR', timezoneId: 'Asia/Seoul' },
  // Each engine launches as tests/browsers/engines.ts says.
  projects: [
    { name: 'chromium' },
    ...['firefox', 'webkit'].map((name) => ({
      name,
      grep: /@every-engine/,
      grepInvert: /@imitated/,
    })),
  ],
});
