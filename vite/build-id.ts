import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The inputs of a build. */
const sources = ['app/**/*', 'vite/**/*', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** Files among the sources that are not part of the site. */
export const notBuilt = /\.(?:test|database|http|spec|examples)\.tsx?$|\bgallery\//;

/** Files that are not part of a build with the pages made for tests, which includes the gallery and its examples. */
const notBuiltForTests = /\.(?:test|database|http|spec)\.tsx?$/;

/**
 * Returns a hash of the sources. Equal sources give the same id in any folder.
 *
 * @param content folder that contains content/
 * @param tests whether the build has the pages made for tests
 */
export function buildId(root: string, content = root, tests = false): string {
  const program = tests ? [...sources, 'tests/fixtures/**/*'] : sources;
  const left = tests ? notBuiltForTests : notBuilt;
  const id = hashOf(left, [root, program], [content, ['content/**/*']]);
  return id + (tests ? '-tests' : '');
}

/** Returns a hash of the sources without content/. */
export function programId(root: string): string {
  return hashOf(notBuilt, [root, sources]);
}

function hashOf(left: RegExp, ...parts: [folder: string, files: string[]][]): string {
  const hash = createHash('sha256');
  for (const [folder, files] of parts) {
    for (const file of globSync(files, { cwd: folder }).sort()) {
      if (left.test(file) || statSync(join(folder, file)).isDirectory()) continue;
      const text = readFileSync(join(folder, file));
      hash.update(`${file}\0${text.length}\0`).update(text);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes the id next to a finished build, so that `npm start` can tell whether the build is current. An interrupted
 * build has no id.
 */
export function stampBuild(id: string): Plugin {
  return {
    name: 'stamp-build',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      const { root, build } = this.environment.config;
      rmSync(resolve(root, build.outDir, '../build-id'), { force: true });
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        // The server is built last.
        if (this.environment.name === 'ssr') writeFileSync(join(dir, '../build-id'), id);
      },
    },
  };
}
