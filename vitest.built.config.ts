import { defineConfig, mergeConfig } from 'vitest/config';
import { LONGEST_SETUP } from './tests/timeouts.ts';
import { siteConfig } from './vite.config.ts';
import { replaceModules, shared } from './vitest.config.ts';

const onPostgres = {
  provide: { database: 'postgres' as const },
  globalSetup: 'tests/site/postgres-setup.ts',
};
const isolated = replaceModules.filter((file) => file.endsWith('.database.ts'));

/**
 * Tests that need the builds for tests. `*.http.*` send requests to the whole app, `*.database.*` run on PostgreSQL
 * here, and `faults` provoke failures that a site must survive, with real processes.
 */
export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment, false), {
    test: {
      ...shared,
      testTimeout: LONGEST_SETUP,
      hookTimeout: LONGEST_SETUP,
      projects: [
        {
          extends: true,
          test: { name: 'http', include: ['{app,tests}/**/*.http.{ts,tsx}'], pool: 'forks' },
        },
        {
          extends: true,
          test: {
            name: 'postgres',
            include: ['app/**/*.database.ts'],
            exclude: isolated,
            ...onPostgres,
          },
        },
        {
          extends: true,
          test: { name: 'postgres-isolated', include: isolated, isolate: true, ...onPostgres },
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
