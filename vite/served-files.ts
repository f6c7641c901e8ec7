import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Limits the files that Vite serves in development to those that the browser runs, without the firm's. By default Vite
 * serves the whole project folder, which also contains the requests, their database and its copies.
 */
export function servedFiles(root: string): { allow: string[]; deny: string[] } {
  return {
    // node_modules may be a symbolic link.
    allow: [join(root, 'app'), realpathSync(join(root, 'node_modules'))],
    deny: [
      // Vite's defaults.
      ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**'],
      ...['*.sqlite', '*.sqlite-*', '*.eml', '*.jsonl.gz'],
      ...dataFolders(root).map((folder) => `${literally(folder)}/**`),
    ],
  };
}

/** Possible folders of the site's data: the usual one, and every configured one. */
function dataFolders(root: string): string[] {
  const file = join(root, '.env');
  const { DATA_DIR } = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return ['data', DATA_DIR, process.env.DATA_DIR].flatMap((folder) => {
    const name = folder?.trim();
    return name ? [resolve(root, name)] : [];
  });
}

/** Escapes a path to a glob that matches only this path. */
function literally(path: string): string {
  return path.replace(/[\\*?[\](){}!+@|]/g, '\\$&');
}
