import type { Plugin } from 'vite';

/** The module by which Vite loads a chunk together with its style sheets. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's loader of later chunks by one of a quarter of its size: the scripts of islands are listed in their HTML
 * already (assets-list.ts). A style sheet of a later chunk that cannot be had ends nothing: the part comes without it, where
 * Vite would throw (conformance CH-4).
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: new RegExp(`^${HELPER}$`) },
      handler: () => `export const __vitePreload = ${loadWithStyles.toString()};`,
    },
  };
}

/** Runs in the browser, as text: it uses nothing from this module. */
async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  styles: readonly string[] = [],
): Promise<Module> {
  const loaded = styles.map((path) => {
    const href = `/${path}`;
    if (document.querySelector(`link[href="${href}"]`)) return null;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    return new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  });
  await Promise.all(loaded);
  return load();
}
