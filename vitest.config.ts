import { defineConfig, mergeConfig } from 'vitest/config';
import { siteConfig } from './vite.config.ts';

/** Tests that replace modules, which others must not see. */
const replaceModules = [
  'app/consult/form/ticket.test.ts',
  'app/consult/storage/store.database.ts',
  'app/pages/home/firm-samples.test.tsx',
];

/**
 * `*.test.*` need nothing but the sources; `*.http.*` ask the whole app, over a finished build.
 * `*.database.*` say what every database must do: `unit` runs them on the embedded one, `postgres` on
 * a server. `faults` are those of the reliability list, each by its number, with real processes.
 */
export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment), {
    test: {
      setupFiles: ['tests/console.ts'],
      // What hangs fails all the same; some start processes, each taking seconds on a busy machine.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{app,deploy,vite,scripts,tests}/**/*.{test,database}.{ts,tsx}'],
            exclude: replaceModules,
            // Files of a thread share their modules: importing them anew takes a third of the time.
            pool: 'threads',
            isolate: false,
          },
        },
        { extends: true, test: { name: 'unit-isolated', include: replaceModules } },
        { extends: true, test: { name: 'http', include: ['{app,tests}/**/*.http.{ts,tsx}'] } },
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
            include: ['tests/faults/[0-9][0-9]-*.ts'],
            globalSetup: 'tests/site/postgres-setup.ts',
            testTimeout: 60_000,
            // Killed servers and cut lines on a busy machine: a second try is named in the report.
            retry: 1,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }),
);
