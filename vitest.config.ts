import { defineConfig, mergeConfig } from 'vitest/config';
import { siteConfig } from './vite.config.ts';

/** `*.test.*` need nothing but the sources; `*.http.*` ask the whole app, over a finished build. */
export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment), {
    test: {
      setupFiles: ['tests/console.ts'],
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['{app,vite,scripts}/**/*.test.{ts,tsx}'] },
        },
        { extends: true, test: { name: 'http', include: ['{app,tests}/**/*.http.{ts,tsx}'] } },
      ],
    },
  }),
);
