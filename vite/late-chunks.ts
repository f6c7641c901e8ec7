import type { Plugin } from 'vite';

/** `import()` in Vite's loader: with the names that the code uses, and without. */
const WITH_NAMES =
  /__vitePreload\(async \(\) => \{\s*const \{[^}]*\} = await (import\("[^"]+"\));\s*return \{[^}]*\};\s*\}\)/g;
const WITHOUT_NAMES =
  /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)\)/g;

/**
 * Loads later chunks by `import()` alone, because the HTML of islands already lists their scripts (assets-list.ts) and
 * the first script has no room for Vite's loader. That loader would load their style sheets too: a chunk that needs one
 * of its own imports its address (`./sheet.css?url`), and the build refuses any other.
 */
export function lateChunks(): Plugin {
  return {
    name: 'late-chunks',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk: (code) =>
      code
        .replaceAll(', __VITE_PRELOAD__)', ')')
        .replaceAll(WITH_NAMES, '$1')
        .replaceAll(WITHOUT_NAMES, '$1'),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry || !chunk.viteMetadata?.importedCss.size)
          continue;
        this.error(
          `${chunk.name}: nothing would load its style sheet. Import its address instead (?url).`,
        );
      }
    },
  };
}
