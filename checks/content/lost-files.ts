import { basename } from 'node:path';
import { collections, files } from '#app/firm/data/files/collections.ts';
import { sentence } from '#app/firm/text-files/faults.ts';
import { entriesOf, leftover } from '#app/firm/text-files/folder.ts';

/** Reports files and folders directly in content/ that no page uses. */
export function lostFiles(root: string): string[] {
  const known = [
    ...Object.values(files).map(({ file }) => file),
    ...Object.values(collections).map(({ folder }) => folder),
    'content/maps',
    'content/pictures',
  ];
  return entriesOf(root, 'content').flatMap((file) => {
    if (known.includes(file)) return [];
    const message =
      leftover(basename(file).normalize()) ??
      '사이트에 쓰이지 않습니다. 글이면 content/guides/ 같은 폴더에 두고, 아니면 지우거나 content 폴더 밖으로 옮깁니다';
    return [sentence(file, { line: 1, message })];
  });
}
