import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildId } from '../vite/build-id.ts';
import { endsWithThis } from './children.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..');

/** Folder of an unfinished build, which replaces `dist` once it is complete. */
const NEXT = 'dist-next';

/**
 * Builds the site unless the existing build was made from the current sources.
 *
 * @param folder folder of the sources, in whose `dist` the build is
 * @throws {Error} if the build fails; the previous build stays
 */
export async function ensureBuild(folder = '.'): Promise<void> {
  const dist = join(folder, 'dist');
  // A deployed server has a build and no sources.
  if (!existsSync(join(folder, 'app')) && existsSync(join(dist, 'server/server.js'))) return;
  if (buildIn(dist) === buildId(resolve(folder))) return;
  process.stderr.write('사이트를 짓습니다. 몇 초 걸립니다.\n');
  await build('production', { cwd: folder, env: { BUILD_FOLDER: NEXT } });
  rmSync(dist, { recursive: true, force: true });
  renameSync(join(folder, NEXT), dist);
}

/** Builds the site of the tests' own firm, without and with the pages made for tests, unless the builds are current. */
export async function buildForTests(): Promise<void> {
  const firm = join(root, 'tests/firm');
  const modes = [
    ...(buildIn('dist-test') === buildId(root, firm) ? [] : ['test']),
    ...(buildIn('dist-fixtures') === buildId(root, firm, true) ? [] : ['fixtures']),
  ];
  if (modes.length > 0) {
    // Each build would make them. Imported here, because a deployed server has no packages for builds.
    const { makeSlices } = await import('../vite/slices.ts');
    await makeSlices(root);
  }
  await Promise.all(modes.map((mode) => build(mode)));
}

function buildIn(folder: string): string {
  const file = join(folder, 'build-id');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function build(mode: string, given: { cwd?: string; env?: Record<string, string> } = {}) {
  // The loader that bundles the configuration writes into node_modules, which the site's account may only read.
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native'];
  const words = [...vite, '--mode', mode, '--logLevel', 'warn'];
  return run(process.execPath, [...endsWithThis, ...words], given);
}
