import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives a copy of the project the packages that are installed here, and what builds here have kept. */
export async function linkPackages(root: string): Promise<void> {
  for (const name of ['node_modules', '.cache']) {
    const here = join(process.cwd(), name);
    await mkdir(here, { recursive: true });
    await symlink(here, join(root, name));
  }
}
