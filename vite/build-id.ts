import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a build is made from. */
const sources = ['app/**/*', 'vite/**/*', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** Files that stand beside the sources and are not in the site. */
export const notBuilt =
  /\.(?:test|database|http|spec|examples)\.tsx?$|\bgallery\/|\bcontent\/check\//;

/** Names the state of this checkout: the same sources give the same id, wherever they lie. */
export function buildId(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (notBuilt.test(file) || statSync(join(root, file)).isDirectory()) continue;
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Writes the id beside a finished build, so that `npm start` knows whether it is this checkout's. */
export function stampBuild(id: string): Plugin {
  return {
    name: 'stamp-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle({ dir = '' }) {
      writeFileSync(join(dir, '../build-id'), id);
    },
  };
}
