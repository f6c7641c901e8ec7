import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCompiler } from '../../../scripts/compiler.ts';

/** A disk that loses power and runs full on demand. */
export type FailingDisk = Awaited<ReturnType<typeof makeFailingDisk>>;

/** Builds disk.c, a library that intercepts a process's access to its files, for this machine. */
export async function makeFailingDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  const library = join(folder, 'disk.so');
  const source = join(import.meta.dirname, 'disk.c');
  execFileSync(ensureCompiler(), ['-shared', '-fPIC', '-o', library, source, '-ldl']);
  const image = join(folder, 'image');
  await mkdir(image);
  const full = join(folder, 'full');
  const crowded = join(folder, 'crowded');
  return {
    /** Environment of a process whose databases are on this disk. */
    environment: { LD_PRELOAD: library, DISK_IMAGE: image, DISK_FULL: full, DISK_CROWDED: crowded },
    /** Folder with each database file as it was last synced, which is the state after a power cut. */
    image,
    /** Makes all writes fail, or work again. */
    setFull: (on: boolean) => (on ? writeFile(full, '') : rm(full, { force: true })),
    /** Makes the creation of files fail, or work again; existing files stay writable. */
    setCrowded: (on: boolean) => (on ? writeFile(crowded, '') : rm(crowded, { force: true })),
    remove: () => rm(folder, { recursive: true }),
  };
}
