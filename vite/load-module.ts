import { join } from 'node:path';
import { runnerImport } from 'vite';

/**
 * Imports a module of the site while it is built. Loaded at run time: Vite restarts when a module that its
 * configuration imports changes.
 */
export async function loadModule<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, file), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}
