import { pathToFileURL } from 'node:url';

/**
 * Imports a module that Node can run (import-with-vite.ts imports those that need Vite's plugins). The computed specifier hides the
 * import from Vite, which would otherwise restart when the module changes.
 */
export function importWithNode<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(file).href);
}
