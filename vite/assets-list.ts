import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes assets.json beside the browser's build: the script and style sheets of every document. */
export function assetsList(): Plugin {
  return {
    name: 'assets-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle);
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') this.error('The browser build has no entry.');
      const assets = {
        script: `/${entry.fileName}`,
        styles: [...(entry.viteMetadata?.importedCss ?? [])].map((fileName) => `/${fileName}`),
      };
      await writeFile(join(dir, '../assets.json'), JSON.stringify(assets));
    },
  };
}
