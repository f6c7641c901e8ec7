import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A folder of .cache/, for what takes seconds to make. It stands beside node_modules, which `npm ci` deletes.
 *
 * @param root the project's folder
 */
export const cacheFolder = (root: string, ...names: string[]): string =>
  join(root, '.cache', ...names);

/** A file of .cache/, made once for an input and a version of what makes it. */
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
  // Under its name only when it is whole; it may be made twice at once.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
