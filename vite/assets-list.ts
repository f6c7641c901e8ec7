import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/**
 * Writes assets.json next to the browser's build: the script and style sheets of every document, and for each island
 * all scripts that it needs, so that the browser requests them at once. (Vite's own list would be part of the first
 * script of every visit.)
 */
export function assetsList(): Plugin {
  return {
    name: 'assets-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      const further = Object.values(bundle).find(
        (file) => file.type === 'asset' && file.names.includes('further.css'),
      );
      if (!entry || !further) this.error('The browser build has no entry or no further styles.');
      const hydration = chunks.find(({ name }) => name === 'hydrate-island');
      const islands = chunks.flatMap((chunk) => {
        const [, name] = chunk.facadeModuleId?.match(/([\w-]+)\.island\.tsx?$/) ?? [];
        if (!name) return [];
        const files = [chunk, hydration].flatMap((each) => (each ? withImports(bundle, each) : []));
        const others = new Set(files.filter((file) => file !== entry.fileName));
        return [[name, [...others].map((file) => `/${file}`)] as const];
      });
      const assets = {
        script: `/${entry.fileName}`,
        styles: [...(entry.viteMetadata?.importedCss ?? [])].map((fileName) => `/${fileName}`),
        furtherStyles: `/${further.fileName}`,
        islands: Object.fromEntries(islands),
      };
      await writeFile(join(dir, '../assets.json'), JSON.stringify(assets));
    },
  };
}

/** Returns the files of a chunk and of all its static imports. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const imported = bundle[file];
    if (found.has(file) || imported?.type !== 'chunk') return;
    found.add(file);
    imported.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...found];
}
