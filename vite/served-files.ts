import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Which files Vite serves in development: those that the browser runs, and none of the firm's. By default it serves
 * everything in the project's folder, where the requests, their database and its copies lie too.
 */
export function servedFiles(root: string): { allow: string[]; deny: string[] } {
  return {
    // Packages may lie elsewhere, behind a link.
    allow: [join(root, 'app'), realpathSync(join(root, 'node_modules'))],
    deny: [
      // Vite's own.
      ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**'],
      ...['*.sqlite', '*.sqlite-*', '*.eml', '*.jsonl.gz'],
      ...dataFolders(root).map((folder) => `${literally(folder)}/**`),
    ],
  };
}

/** Where the site's data may be: the usual folder, and every one that is configured. */
function dataFolders(root: string): string[] {
  const file = join(root, '.env');
  const { DATA_DIR } = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return ['data', DATA_DIR, process.env.DATA_DIR].flatMap((folder) => {
    const name = folder?.trim();
    return name ? [resolve(root, name)] : [];
  });
}

/** A path as a glob that matches it alone. */
function literally(path: string): string {
  return path.replace(/[\\*?[\](){}!+@|]/g, '\\$&');
}
