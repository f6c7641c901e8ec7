import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from './link-packages.ts';

const parts = [
  ...['app', 'checks', 'vite', 'scripts', 'docs'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/** A copy of the project of the tests' own firm; the packages are this one's. */
export async function projectCopy(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  for (const part of parts) await cp(part, join(root, part), { recursive: true });
  await cp('tests/firm/content', join(root, 'content'), { recursive: true });
  await linkPackages(root);
  return root;
}
