import { basename } from 'node:path';
import { inspectPicture } from '#app/firm/data/files/picture-file.ts';
import { FOLDER } from '#app/firm/data/files/pictures.ts';
import { picturePath } from '#app/firm/schema/fields/picture-path.ts';
import { sentence } from '#app/firm/text-files/faults.ts';
import { entriesOf, leftover } from '#app/firm/text-files/folder.ts';

/** Reports files of content/pictures/ that cannot be shown, and names that differ only in capitals. */
export async function pictureFaults(root: string): Promise<string[]> {
  const files = entriesOf(root, FOLDER);
  const faults = await Promise.all(files.map((file) => faultOf(root, file, files)));
  return files.flatMap((file, at) => {
    const message = faults[at];
    return message ? [sentence(file, { line: 1, message })] : [];
  });
}

async function faultOf(root: string, file: string, files: readonly string[]) {
  const twin = files.find((other) => other < file && picturePath(other) === picturePath(file));
  if (twin) {
    return `대문자만 다른 사진이 있습니다: ${basename(twin)}. 어떤 컴퓨터에서는 같은 파일입니다. 하나의 이름을 바꿉니다`;
  }
  const left = leftover(basename(file).normalize());
  // A copy of a picture is fine: browsers add (1) to the name of a second download.
  if (left && /남긴/.test(left)) return left;
  const found = await inspectPicture(root, file);
  return typeof found === 'string' ? found : null;
}
