import { defineConfig, mergeConfig } from 'vitest/config';
import { siteConfig } from './vite.config.ts';
import { shared } from './vitest.config.ts';

/** In `npm test` PostgreSQL runs the suites of the driver and of taking a request; `--all` runs every suite on it. */
const databases =
  process.env.TEST_TIER === 'short'
    ? ['app/platform/database/database.database.ts', 'app/consult/requests/accept.database.ts']
    : ['app/**/*.database.ts'];

/**
 * The tests that need the builds for tests: `*.http.*` send requests to the whole app, `*.database.*` run on
 * PostgreSQL here, and `faults` provoke what a site must survive, with real processes.
 */
export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment), {
    test: {
      ...shared,
      projects: [
        {
          extends: true,
          test: { name: 'http', include: ['{app,tests}/**/*.http.{ts,tsx}'], pool: 'forks' },
        },
        {
          extends: true,
          test: {
            name: 'postgres',
            include: databases,
            provide: { database: 'postgres' as const },
            globalSetup: 'tests/site/postgres-setup.ts',
          },
        },
        {
          extends: true,
          test: {
            name: 'faults',
            include: ['tests/faults/*.ts'],
            pool: 'forks',
            globalSetup: 'tests/site/postgres-setup.ts',
          },
        },
      ],
    },
  }),
);
