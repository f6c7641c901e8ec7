import { defineConfig } from '@playwright/test';
import { LONGEST_TEST, LONGEST_WAIT } from './tests/timeouts.ts';
import { contentRoot } from './vite/content-root.ts';

// Tests import modules of the site with the content of the builds for tests.
contentRoot(import.meta.dirname, 'test');

/** In the short tier (scripts/test/asked.ts) only Chromium runs most tests. A run without `npm test` has both tiers. */
const isShort = process.env.TEST_TIER === 'short';
const others = isShort ? /@smoke/ : /@every-engine/;

export default defineConfig({
  testDir: '.',
  expect: { timeout: LONGEST_WAIT },
  timeout: LONGEST_TEST,
  testMatch: ['app/**/*.spec.ts', 'tests/**/*.spec.ts'],
  fullyParallel: true,
  // A third slows the others on two cores: each has a browser and a server of its own.
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['./scripts/test/playwright-reporter.ts']],
  use: { locale: 'ko-KR', timezoneId: 'Asia/Seoul' },
  // tests/browsers/engines.ts launches each engine.
  projects: [
    { name: 'chromium', ...(isShort && { grepInvert: /@long/ }) },
    ...['firefox', 'webkit'].map((name) => ({ name, grep: others, grepInvert: /@imitated/ })),
  ],
});
