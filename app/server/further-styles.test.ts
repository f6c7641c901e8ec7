import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createPageMatcher } from '#app/router/admit.ts';
import { pages } from '#app/site/pages.ts';
import { readImports } from '../../tests/folders/read-imports.ts';
import { pageKinds } from '../../tests/site/page-kinds.ts';
import { createRenderPage } from '../../tests/site/render-page.ts';

const app = join(import.meta.dirname, '..');
const renderPage = createRenderPage();
const match = createPageMatcher(pages);

/** Classes of further.css and its imports that index.css and its imports lack. */
const further = classesIn('styles/further.css').difference(classesIn('styles/index.css'));

const imports = Map.groupBy(readImports(app), ({ from }) => from);
const islands = globSync('**/*.island.ts', { cwd: app });

test.each([...pageKinds, '/received/x'])(
  '%s links the further styles if it needs them',
  async (path) => {
    const html = await renderPage(path);
    const shown = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const names = [...html.matchAll(/ data-island="([^"]*)"/g)].map(
      ([, name]) => `/${name}.island.ts`,
    );
    const own = islands.filter((file) => names.some((name) => file.endsWith(name)));
    const said = [...withImports(own)].flatMap((file) =>
      [
        ...readFileSync(join(app, file), 'utf8').matchAll(/ className=(?:"[^"]*"|\{[^}]*\})/g),
      ].flatMap(([code]) => code.match(/[\w-]+/g) ?? []),
    );
    const used = new Set([...shown, ...said].filter((name) => further.has(name)));
    if (!match(path)?.page.furtherStyles) expect([...used]).toEqual([]);
    else expect(used.size).toBeGreaterThan(0);
  },
);

/** Class names in the selectors of a style sheet and of those that it imports. */
function classesIn(file: string): Set<string> {
  const css = readFileSync(join(app, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const imported = [...css.matchAll(/@import "([#.][^"]+)"/g)].flatMap(([, source = '']) => {
    if (source.startsWith('#fonts')) return [];
    const to = source.startsWith('#app/')
      ? source.slice('#app/'.length)
      : join(dirname(file), source);
    return [...classesIn(to)];
  });
  const own = [
    ...css
      .replace(/@import[^;]*;|@reference[^;]*;/g, '')
      .matchAll(/(?:\.|@utility )([a-z][\w-]*)/g),
  ];
  return new Set([...imported, ...own.map(([, name = '']) => name)]);
}

/** The files, and all that they import. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const { to } of imports.get(file) ?? []) found.add(to);
  return found;
}
