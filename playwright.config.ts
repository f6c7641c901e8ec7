import { defineConfig } from '@playwright/test';
import { contentRoot } from './vite/content-root.ts';

// Tests import modules of the site as they are in the builds for tests.
contentRoot(import.meta.dirname, 'test');

export default defineConfig({
  testDir: '.',
  // Two processors are shared by three browsers.
  expect: { timeout: 10_000 },
  testMatch: ['app/**/*.spec.ts', 'tests/**/*.spec.ts'],
  fullyParallel: true,
  // They wait for frames and timers a good part of their time.
  workers: 3,
  forbidOnly: true,
  reporter: [['list']],
  use: { locale: 'ko-KR', timezoneId: 'Asia/Seoul' },
  // Each engine launches as tests/browsers/engines.ts says.
  projects: [
    {
      name: 'chromium',
      // A widget is one function, in static HTML and on a page reached by a link the first row that
      // every engine runs and WG-1 show that it is attached.
      grepInvert: [
        /, navigated (?!.*(?:WG-1|(?:[A-Z]{2}-1|TB-2)\b.*@every-engine))/,
        // What axe reads is the same markup in every place.
        /, Safari [\d.]+ has no accessibility violations/,
        // What no fallback replaces is the same in an older browser.
        /, Safari 17\.4 (?!.*@(?:every-engine|fallback))/,
      ],
    },
    ...['firefox', 'webkit'].map((name) => ({
      name,
      grep: /@every-engine/,
      // The behaviours are the same functions in every place; what axe reads is the same markup.
      grepInvert: [/, (?:navigated|Safari [\d.]+) /, /no accessibility violations/],
    })),
  ],
});
