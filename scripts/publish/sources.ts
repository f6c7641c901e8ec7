import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of everything that publishing keeps. */
export const FOLDER = 'published';

/** Link to the folder with the content/ that was published last. */
export const LAST = join(FOLDER, 'last');

/** Whether the site's content comes from CONTENT_REMOTE instead of this folder's content/. */
export const isPublished = () => existsSync(join(LAST, 'content'));

/** Files and folders that a build reads, apart from content/. */
const program = [
  ...['app', 'checks', 'vite', 'scripts', 'docs'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/**
 * Makes a folder of sources: the program of this folder, with other content. Its packages and caches are this folder's.
 *
 * @param content folder that contains content/
 * @returns the folder
 */
export function layOut(content: string): string {
  const folder = join(FOLDER, 'site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of program) cpSync(name, join(folder, name), { recursive: true });
  cpSync(join(realpathSync(content), 'content'), join(folder, 'content'), { recursive: true });
  for (const name of ['node_modules', '.cache']) {
    mkdirSync(name, { recursive: true });
    symlinkSync(resolve(name), join(folder, name));
  }
  return folder;
}
