import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);

/** Writes sbom.json (CycloneDX), with every package of the lock file, next to the builds for the operator's scanners. */
export function softwareBill(root: string): Plugin {
  return {
    name: 'software-bill',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle({ dir = '' }) {
      const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
      const { stdout } = await run('npm', words, {
        cwd: root,
        maxBuffer: 64 * 1024 * 1024,
        // In production npm omits development packages, which include the typefaces.
        env: { ...process.env, NODE_ENV: '' },
      });
      await writeFile(join(dir, '../sbom.json'), stdout);
    },
  };
}
