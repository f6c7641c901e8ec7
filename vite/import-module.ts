import { pathToFileURL } from 'node:url';

/**
 * Imports a module that Node can run (load-module.ts imports those that need Vite). The computed specifier hides the
 * import from Vite, which would otherwise restart when the module changes.
 */
export function importModule<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(file).href);
}
