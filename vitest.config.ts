import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { siteConfig } from './vite.config.ts';

/** Tests that mock modules: isolated, so that other tests get the real ones. */
const replaceModules = [
  'app/consult/requests/accept.database.ts',
  'app/server/waiting.test.ts',
  'app/site/firm-samples.test.tsx',
  'app/pages/people/firm-samples.test.tsx',
];

/**
 * `*.test.*` need only the sources. `*.http.*` send requests to the whole app and need a build.
 * `*.database.*` test both databases: `unit` runs them on SQLite, `postgres` on a server. `faults` provoke
 * what a site must survive, with real processes.
 */
export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment), {
    test: {
      setupFiles: ['tests/console.ts'],
      // `// @module-tag long` in the first lines of a file, or `{ tags: 'long' }` at a test.
      tags: [{ name: 'long', description: 'Only `npm test -- --all` and `--room` run these.' }],
      // A module named *.data.ts is made of files that no one knows before it runs: what an earlier run kept of it
      // would lack new ones. Kept modules save no processor time here.
      fsModuleCache: false,
      // Many tests wait for processes and timeouts.
      maxWorkers: availableParallelism() + 4,
      // Ends what hangs. Some tests start compilers and servers, which takes a minute on a busy machine.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 10_000 } },
      // Sharing modules between files saves up to a third of the time. What starts many processes runs in
      // processes of its own: a large one takes long to start another.
      pool: 'threads',
      isolate: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{app,deploy,vite,scripts,tests}/**/*.{test,database}.{ts,tsx}'],
            exclude: replaceModules,
          },
        },
        {
          extends: true,
          test: { name: 'unit-isolated', include: replaceModules, isolate: true },
        },
        {
          extends: true,
          test: { name: 'http', include: ['{app,tests}/**/*.http.{ts,tsx}'], pool: 'forks' },
        },
        {
          extends: true,
          test: {
            name: 'postgres',
            include: ['app/**/*.database.ts'],
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
