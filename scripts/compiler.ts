import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns the path of a C compiler, with which tests compile a library that simulates disk failures. If there is none
 * and the user is root, installs one from Debian.
 */
export function ensureCompiler(): string {
  const found = findCompiler();
  if (found) return found;
  if (process.getuid?.() === 0) {
    const options = { stdio: 'inherit' } as const;
    execFileSync('apt-get', ['update', '-q'], options);
    const packages = ['tcc', 'libc6-dev'];
    execFileSync('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], options);
  }
  const installed = findCompiler();
  if (!installed) throw new Error('No C compiler found: install one (cc, gcc, clang or tcc).');
  return installed;
}

function findCompiler(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['cc', 'gcc', 'clang', 'tcc'];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path));
}
