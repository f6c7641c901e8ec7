import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from '../vite/build-id.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..');

/** Builds the site unless the existing build was made from the current sources. */
export async function ensureBuild(): Promise<void> {
  // A deployed server has a build and no sources.
  if (!existsSync('app') && existsSync('dist/server/server.js')) return;
  const built = existsSync('dist/build-id') ? readFileSync('dist/build-id', 'utf8') : '';
  if (built === buildId(root)) return;
  process.stderr.write('사이트를 짓습니다. 몇 초 걸립니다.\n');
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
}
