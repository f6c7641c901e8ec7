import { defineConfig } from '@playwright/test';
import { LONGEST_TEST, LONGEST_WAIT } from './tests/limits.ts';
import { contentRoot } from './vite/content-root.ts';

// Tests import modules of the site as they are in the builds for tests.
contentRoot(import.meta.dirname, 'test');

/** By tier (scripts/test/asked.ts), what Chromium and the other engines run; a run without `npm test` runs both tiers. */
const tiers = {
  short: { chromium: { grepInvert: /@long/ }, others: { grep: /@smoke/ } },
  long: { chromium: { grep: /@long/ }, others: { grep: /@every-engine(?!.*@smoke)/ } },
  both: { chromium: {}, others: { grep: /@every-engine/ } },
};
const { TEST_TIER } = process.env;
const { chromium, others } =
  tiers[TEST_TIER === 'short' || TEST_TIER === 'long' ? TEST_TIER : 'both'];

export default defineConfig({
  testDir: '.',
  expect: { timeout: LONGEST_WAIT },
  timeout: LONGEST_TEST,
  testMatch: ['app/**/*.spec.ts', 'tests/**/*.spec.ts'],
  fullyParallel: true,
  // They wait for frames and timers a good part of their time.
  workers: 3,
  forbidOnly: true,
  reporter: [['list'], ['./scripts/test/playwright-reporter.ts']],
  use: { locale: 'ko-KR', timezoneId: 'Asia/Seoul' },
  // Each engine launches as tests/browsers/engines.ts says.
  projects: [
    { name: 'chromium', ...chromium },
    ...['firefox', 'webkit'].map((name) => ({ name, grepInvert: /@imitated/, ...others })),
  ],
});
