import { pathToFileURL } from 'node:url';

/**
 * Imports a module that Node runs as it is (load-module.ts: one that needs Vite). Vite restarts when a module that its
 * configuration imports changes; a computed name hides the import.
 */
export function importModule<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(file).href);
}
