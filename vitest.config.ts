import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig, type TestUserConfig } from 'vitest/config';
import { LONGEST_TEST, LONGEST_WAIT } from './tests/timeouts.ts';
import { siteConfig } from './vite.config.ts';

/** Tests that mock modules: isolated, so that other tests get the real ones. */
export const replaceModules = [
  'app/consult/requests/accept.database.ts',
  'app/calculators/inheritance-tax/bill-pending.test.ts',
  'app/firm/view/review-line.test.ts',
  'app/firm/view/standing.test.ts',
  'app/server/waiting.test.ts',
  'app/site/firm-samples.test.tsx',
  'app/site/layout/contact/chat-hours.test.tsx',
  'app/pages/parts/lawyer-face.test.tsx',
  'app/pages/columns/no-columns.test.tsx',
  'app/pages/fees/fees.test.tsx',
  'app/pages/people/firm-samples.test.tsx',
  'app/pages/privacy/privacy.test.ts',
  'tests/content/reviewed-pages.test.ts',
];

/** Settings shared with vitest.built.config.ts. */
export const shared = {
  setupFiles: ['tests/console.ts'],
  // Set by `// @module-tag long` in the first lines of a file, or by `{ tags: 'long' }` at a test.
  tags: [{ name: 'long', description: 'Only `npm test -- --all` and `--room` run these.' }],
  // A module named *.data.ts reads files that are unknown before it runs, so a cached version would lack new files.
  // The cache saves no processor time here.
  fsModuleCache: false,
  // More share fewer modules: each worker loads its own.
  maxWorkers: availableParallelism() + 1,
  testTimeout: LONGEST_TEST,
  hookTimeout: LONGEST_TEST,
  expect: { poll: { timeout: LONGEST_WAIT } },
  reporters: ['default', './scripts/test/vitest-reporter.ts'],
  // Sharing modules between files saves up to a third of the time. Tests that start many processes use forks instead:
  // a large process takes long to start another.
  pool: 'threads',
  isolate: false,
} satisfies TestUserConfig;

/** Unit tests, which need only the sources: `*.test.*`, and `*.database.*` on SQLite. */
export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment, false), {
    test: {
      ...shared,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{app,checks,deploy,vite,scripts,tests}/**/*.{test,database}.{ts,tsx}'],
            exclude: replaceModules,
          },
        },
        {
          extends: true,
          test: { name: 'unit-isolated', include: replaceModules, isolate: true },
        },
      ],
    },
  }),
);
