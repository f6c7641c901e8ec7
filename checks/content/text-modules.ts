import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A module of the site. */
export interface LoadedModule {
  /** Path from the project's folder. */
  file: string;
  exports: Record<string, unknown>;
}

/** Loads the modules that export text: those of app/firm/, and the copy files of other folders. */
export function textModules(root: string): Promise<LoadedModule[]> {
  return load(
    root,
    'app/{firm/{schema,data,view}/*,{consult,pages,search,site,ui}/**/{copy,*-copy}}.ts',
  );
}

/** Loads the modules that match a pattern, except tests and schemas, in the order of their names. */
export function load(root: string, pattern: string): Promise<LoadedModule[]> {
  const files = globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.ts$|-schema\.ts$/.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      exports: await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href),
    })),
  );
}
