import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { projectCopy } from './project-copy.ts';

const run = promisify(execFile);

/**
 * A change of a file: its words and what takes their place; without words, all that is in the file; null: the
 * file is removed.
 */
export type Change = readonly [
  file: string,
  from: string | RegExp | null,
  to: string | Uint8Array | null,
];

/** The faults of a copy of the content, with changes. */
export async function faultsOfChanged(changes: readonly Change[]): Promise<string[]> {
  const isContent = changes.every(([file]) => file.startsWith('content/'));
  const root = await projectCopy(isContent ? 'linked' : 'copied');
  try {
    await change(root, changes);
    // A process of its own, because modules read the content once.
    const env = { ...process.env, CONTENT_ROOT: root };
    const check = run(process.execPath, ['checks/check-content.ts'], { cwd: root, env });
    const said = await check.then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    );
    const [, ...faults] = said.split('\n\n- ');
    if (said && faults.length === 0) throw new Error(said);
    return faults.map((fault) => fault.trimEnd());
  } finally {
    await rm(root, { recursive: true });
  }
}

async function change(root: string, changes: readonly Change[]): Promise<void> {
  for (const [file, from, to] of changes) {
    const path = join(root, file);
    if (to === null) {
      await rm(path);
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    const text = from === null ? '' : await readFile(path, 'utf8');
    expect(text).toMatch(from ?? '');
    const whole = from === null || typeof to !== 'string';
    await writeFile(path, whole ? to : text.replace(from, to));
  }
}
