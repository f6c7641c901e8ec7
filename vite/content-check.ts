import { join } from 'node:path';
import * as v from 'valibot';
import { type Plugin, runnerImport } from 'vite';

/** Ends a build whose facts are not whole, with every fault in words. */
export function contentCheck(root: string): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      // Not imported: what the configuration imports restarts the development server when it changes.
      const load = async <T>(file: string) =>
        (await runnerImport<T>(join(root, file), { root, configFile: false })).module;
      const { firm } = await load<typeof import('../app/content/firm.ts')>('app/content/firm.ts');
      const { FirmSchema } = await load<typeof import('../app/content/firm-schema.ts')>(
        'app/content/firm-schema.ts',
      );
      const faults = (v.safeParse(FirmSchema, firm).issues ?? []).map(
        (issue) => `  - ${v.getDotPath(issue) ?? 'firm'}: ${issue.message}`,
      );
      if (faults.length > 0) {
        this.error(`app/content/firm.ts에 고칠 곳이 있습니다.\n${faults.join('\n')}`);
      }
    },
  };
}
