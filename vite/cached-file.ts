import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Returns a folder in .cache/ for files that take seconds to make. It is not in node_modules, which `npm ci` deletes.
 *
 * @param root the project's folder
 */
export const cacheFolder = (root: string, ...names: string[]): string =>
  join(root, '.cache', ...names);

/** Returns the file of .cache/ for an input, which `make` makes on first use. */
export async function cachedFile(
  root: string,
  folder: string,
  input: string,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  const name = createHash('sha256').update(input).digest('hex').slice(0, 32);
  const file = cacheFolder(root, folder, name);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Renamed only when complete, because two processes may make it at the same time.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

/** Returns the folder of .cache/ for an input, which `make` fills on first use. */
export async function cachedFiles(
  root: string,
  name: string,
  input: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(input).digest('hex').slice(0, 16);
  const folder = cacheFolder(root, name, hash);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  await make(unfinished);
  // Another process may have made it at the same time.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}
