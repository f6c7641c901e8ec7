import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { serverOnly } from './server-only.ts';

const root = process.cwd();

/** Builds a script for the browser that only imports this module of the site. */
function buildWith(module: string) {
  const importer = '\0importer';
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      serverOnly(root),
      {
        name: 'importer',
        resolveId: (id) => (id === 'importer' ? importer : null),
        load: (id) => (id === importer ? `import ${JSON.stringify(join(root, module))};` : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'importer' } },
  });
}

test.each([
  'app/pages/privacy/privacy.tsx',
  'app/pages/home/first-screen.tsx',
  'app/pages/home/copy.ts',
  'app/gallery/pages.ts',
  'app/router/define-page.ts',
  'app/site/pages.ts',
  'app/site/layout/footer.tsx',
  'app/config/config.ts',
  'app/ui/merge-classes.server.ts',
])('the browser’s build must not import %s', async (module) => {
  await expect(buildWith(module)).rejects.toThrow(`${module} is a server module`);
});

test.each([
  'app/pages/questions/filter-questions.behaviour.ts',
  'app/site/layout/retreat.behaviour.ts',
  'app/site/layout/current.ts',
  'app/law/dotted-date.ts',
])('the browser’s build may import %s', async (module) => {
  await expect(buildWith(module)).resolves.toBeDefined();
});
