import { join } from 'node:path';
import type { Plugin } from 'vite';

const samples = ['bare-firm', 'full-firm'];

/** Replaces app/firm/view/firm.ts: `--mode bare-firm` has only the required facts, `--mode full-firm` has all. */
export function sampleFirm(root: string, mode: string): Plugin | null {
  if (!samples.includes(mode)) return null;
  const own = join(root, 'app/firm/view/firm.ts');
  return {
    name: 'sample-firm',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/firm.ts')) return null;
      const resolved = await this.resolve(source, importer, options);
      return resolved?.id === own ? join(root, `app/firm/data/samples/${mode}.data.ts`) : resolved;
    },
  };
}
