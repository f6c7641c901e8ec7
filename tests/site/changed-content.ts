import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { contentFaults } from '../../app/content/check/content-faults.ts';

/**
 * A change of a file: its words and what takes their place; without words, the file's whole text; null: the
 * file is removed.
 */
export type Change = readonly [file: string, from: string | RegExp | null, to: string | null];

/** The faults of a copy of the content, with changes. */
export async function faultsOfChanged(changes: readonly Change[]): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    await copyContent(root, changes);
    return await contentFaults(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Copies what the check reads. */
async function copyContent(root: string, changes: readonly Change[]): Promise<void> {
  for (const folder of ['content', 'app/content', 'app/site', 'app/pages', 'app/calculators']) {
    await cp(folder, join(root, folder), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  await writeFile(
    join(root, 'package.json'),
    '{ "type": "module", "imports": { "#app/*": "./app/*" } }',
  );
  for (const [file, from, to] of changes) {
    const path = join(root, file);
    if (to === null) {
      await rm(path);
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    const text = from === null ? '' : await readFile(path, 'utf8');
    expect(text).toMatch(from ?? '');
    await writeFile(path, from === null ? to : text.replace(from, to));
  }
}
