import { join } from 'node:path';
import type { Plugin } from 'vite';

const samples = ['bare-firm', 'full-firm'];

/**
 * `--mode bare-firm` and `--mode full-firm` show the site with the least and with the most that a firm
 * can say of itself, in place of app/content/firm.ts.
 */
export function sampleFirm(root: string, mode: string): Plugin | null {
  if (!samples.includes(mode)) return null;
  const own = join(root, 'app/content/firm.ts');
  return {
    name: 'sample-firm',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // The sample itself builds on the firm's own file.
      if (!source.endsWith('/firm.ts') || importer?.includes('/samples/')) return null;
      const resolved = await this.resolve(source, importer, options);
      return resolved?.id === own ? join(root, `app/content/samples/${mode}.ts`) : resolved;
    },
  };
}
