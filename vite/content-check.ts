import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Ends a build whose facts and copy are not whole or break a rule, with every fault in words. */
export function contentCheck(root: string): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      // Not imported: what the configuration imports restarts the development server when it changes.
      const { module } = await runnerImport<
        typeof import('../app/content/check/content-faults.ts')
      >(join(root, 'app/content/check/content-faults.ts'), { root, configFile: false });
      const faults = await module.contentFaults(root);
      if (faults.length > 0) {
        this.error(`글에 고칠 곳이 있습니다.\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
      }
    },
  };
}
