import { join } from 'node:path';
import type { Read } from '../../text-files/faults.ts';

/** The folder that holds content/: the project's, unless vite/content-root.ts sets another. */
export const contentRoot = process.env.CONTENT_ROOT || join(import.meta.dirname, '../../../..');

/**
 * Returns the data of files of content/, for modules named *.data.ts. vite/content-data.ts runs these modules
 * during the build and replaces them by their exports, so that no code that reads files is in a bundle.
 *
 * @throws if the files have faults, with all of them in Korean
 */
export function dataOf<Value>(read: (root: string) => Read<Value>): NonNullable<Value> {
  const { value, faults } = read(contentRoot);
  if (faults.length > 0 || !value) throw new ContentFaults(faults);
  return value;
}

/** Recognized by its name, because Vite loads its own instance of this module. */
class ContentFaults extends Error {
  override readonly name = 'ContentFaults';

  constructor(faults: readonly string[]) {
    super(`content/에 고칠 곳이 있습니다.\n${faults.join('\n')}`);
  }
}
