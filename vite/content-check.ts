import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** Ends a build whose facts and copy are not whole or break a rule, with every fault in words. */
export function contentCheck(root: string): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      // In a process of its own: what the configuration imports restarts the development server.
      const { status, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
        cwd: root,
        encoding: 'utf8',
      });
      if (status !== 0) this.error(stderr);
    },
  };
}
