import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Runs modules named *.data.ts at build time and replaces them with the values that they export: they read content/
 * with libraries that neither the server nor the browser should load. In development, runs them again when a file of
 * content/ is added, changed or removed.
 *
 * @param content folder that contains content/
 */
export function contentData(content: string): Plugin {
  let version = 0;
  const isContent = (file: string) => file.startsWith(`${content}/content/`);
  return {
    name: 'content-data',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.data.ts')) return null;
      const url = pathToFileURL(file);
      // Without a new query, Node would return the cached module.
      url.search = `v=${version}`;
      const exports: object = await import(url.href);
      const code = Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join('');
      return { code, map: null, moduleType: 'js' };
    },
    hotUpdate({ file, modules }) {
      if (!isContent(file)) return;
      version += 1;
      const { moduleGraph } = this.environment;
      const data = [...moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.endsWith('.data.ts'),
      );
      return [...new Set([...modules, ...data])];
    },
  };
}
