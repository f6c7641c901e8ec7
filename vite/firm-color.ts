import { join } from 'node:path';
import type { Plugin } from 'vite';
import { importWithNode } from './import-with-node.ts';

/**
 * Appends the firm's colour to the site's style sheet, overriding the site's own
 * (docs/decisions/056-the-firms-colour.md). Runs after Tailwind's plugin, which caches its output until a file of its
 * own changes.
 *
 * @param content folder that contains content/
 */
export function firmColor(root: string, content: string): Plugin {
  const load = <Module>(file: string) => importWithNode<Module>(join(root, 'app/firm', file));
  return {
    name: 'firm-color',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/styles\/index\.css(?:\?|$)/ },
      async handler(css) {
        this.addWatchFile(join(content, 'content/firm.yaml'));
        const { readFirm } = await load<typeof import('#app/firm/data/files/read-content.ts')>(
          'data/files/read-content.ts',
        );
        const { accentSheet } =
          await load<typeof import('#app/firm/schema/color/accent.ts')>('schema/color/accent.ts');
        const color = readFirm(content).value?.color;
        return color ? { code: css + accentSheet(color), map: null } : null;
      },
    },
  };
}
