import { join } from 'node:path';
import type { Read } from '../text-files/faults.ts';

/** The folder that holds content/: the project's, unless vite/content-root.ts says another. */
export const contentRoot = process.env.CONTENT_ROOT || join(import.meta.dirname, '../../..');

/**
 * What files of content/ say, for modules named *.data.ts: vite/content-data.ts runs these when the site is
 * built and puts their exports in their place, so that nothing that reads files is in a bundle.
 *
 * @throws all faults of the files, in Korean
 */
export function dataOf<Value>(read: (root: string) => Read<Value>): NonNullable<Value> {
  const { value, faults } = read(contentRoot);
  if (faults.length > 0 || !value) throw new ContentFaults(faults);
  return value;
}

/** Known by its name: Vite has modules of its own. */
class ContentFaults extends Error {
  override readonly name = 'ContentFaults';

  constructor(faults: readonly string[]) {
    super(`content/에 고칠 곳이 있습니다.\n${faults.join('\n')}`);
  }
}
