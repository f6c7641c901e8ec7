import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { linkPackages } from './link-packages.ts';

const parts = [
  ...['app', 'checks', 'vite', 'scripts', 'docs'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/**
 * Copies the project of the tests' own firm; the packages are this one's.
 *
 * @param sources `linked` where only content/ changes: the modules then read the folder that CONTENT_ROOT names
 */
export async function projectCopy(sources: 'copied' | 'linked' = 'copied'): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  for (const part of parts) {
    if (sources === 'linked') await symlink(resolve(part), join(root, part));
    else await cp(part, join(root, part), { recursive: true });
  }
  await cp('tests/firm/content', join(root, 'content'), { recursive: true });
  await linkPackages(root);
  return root;
}
