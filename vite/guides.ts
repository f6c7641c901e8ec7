import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Reader = typeof import('../app/content/guides/read-guide.ts');

/** Makes a module of each guide at build time: no Markdown library reaches the server or the browser. */
export function guides(root: string): Plugin {
  return {
    name: 'guides',
    enforce: 'pre',
    async transform(text, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      if (!/^content\/guides\/[^/]+\.md$/.test(file)) return null;
      // Vite restarts when a module that its configuration imports changes; a computed name hides the import.
      const reader = pathToFileURL(join(root, 'app/content/guides/read-guide.ts')).href;
      const { readGuide }: Reader = await import(reader);
      const read = readGuide(text, file);
      if (!read.ok) this.error(read.faults.join('\n'));
      return { code: `export default ${JSON.stringify(read.guide)}`, map: null, moduleType: 'js' };
    },
  };
}
