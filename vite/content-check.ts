import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** Fails the build when content is incomplete or breaks an advertising rule, and prints every fault. */
export function contentCheck(root: string): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      // In a child process: Vite restarts when a module that its configuration imports changes.
      const { status, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
        cwd: root,
        encoding: 'utf8',
      });
      if (status !== 0) this.error(stderr);
    },
  };
}
