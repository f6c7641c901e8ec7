import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { siteIcons } from './icons.ts';

/**
 * Imports a module that needs Vite's plugins during a build (import-with-node.ts imports those that Node can run). The
 * import is at run time, because Vite restarts when a module that its configuration imports changes.
 */
export async function importWithVite<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, file), {
    root,
    configFile: false,
    plugins: [siteIcons(), withoutStyles],
    logLevel: 'error',
  });
  return module;
}

/** Empties style sheets of islands: Vite cannot run them here, and nothing is displayed. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
};
