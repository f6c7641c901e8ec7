import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { siteIcons } from './icons.ts';

/**
 * Imports a module of the site while it is built. Loaded at run time: Vite restarts when a module that its
 * configuration imports changes.
 */
export async function loadModule<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, file), {
    root,
    configFile: false,
    plugins: [siteIcons(), withoutStyles],
    logLevel: 'error',
  });
  return module;
}

/** Vite cannot run the style sheets of islands here, and nothing is shown. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
};
