import type { Plugin } from 'vite';

/** Vite's module that loads a chunk together with its style sheets. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replaces Vite's loader of later chunks with one of a quarter of its size, because the HTML of islands already lists
 * their scripts (assets-list.ts). If a style sheet fails to load, the chunk loads without it; Vite would throw
 * (conformance CH-4).
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

/** Runs in the browser, as serialised text, so it must not use anything from this module. */
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
