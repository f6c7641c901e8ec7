import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Import } from './circles.ts';

const imported = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'((?:\.|#app\/)[^']+\.tsx?)'/gm;

/**
 * Imports of one script of app/ by another, types included. Tests are left out, and so are
 * examples, which show a widget among others.
 *
 * @param root the folder app/
 */
export function readImports(root: string): Import[] {
  const scripts = globSync('**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|spec|http|database|examples)\.tsx?$/.test(file));
  return scripts.sort().flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(imported)].flatMap(([, source = '']) => {
      const own = source.startsWith('#app/') ? source.slice('#app/'.length) : null;
      const to = own ?? normalize(join(dirname(from), source)).replaceAll('\\', '/');
      return to.startsWith('../') || !existsSync(join(root, to)) ? [] : [{ from, to }];
    }),
  );
}
