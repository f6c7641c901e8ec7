import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** Files that operating systems create in every folder. Most of them are hidden from authors. */
const ofSystem =
  /^(?:\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r|\.git(?:keep|ignore|attributes))$/i;

/** The sorted paths of everything in a folder of content/; empty if there is no such folder. */
export function entriesOf(root: string, folder: string): string[] {
  return namesIn(join(root, folder))
    .filter((name) => !ofSystem.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Tells the firm how to deal with a file that is not content: a copy, a program's leftover, or another kind of file.
 *
 * @param ending the ending of the folder's files, such as .yaml
 * @returns null if the file is content
 */
export function strayFault(file: string, ending: string): string | null {
  const name = basename(file).normalize();
  const known = leftover(name);
  if (known) return known;
  const own = extname(name);
  const id = basename(name, own);
  if (own === '.txt' && /\.(?:ya?ml|md)$/i.test(id)) {
    return `이름 끝에 .txt가 더 붙었습니다. 파일 이름을 ${basename(id, extname(id))}${ending}로 바꿉니다`;
  }
  if (/^\.(?:ya?ml|md)$/i.test(own)) return null;
  return pictureEndings.test(own)
    ? '사진은 content/pictures/에 둡니다'
    : `여기에는 ${ending} 파일만 둡니다. 쓰지 않는 파일이면 지우거나 content 폴더 밖으로 옮깁니다`;
}

/** Tells the firm how to deal with a copy or a program's leftover. @returns null for other files */
export function leftover(name: string): string | null {
  const id = basename(name, extname(name));
  if (/^(?:~|\.~|\.)|~$|\.(?:tmp|temp|bak|swp|old|orig|crdownload|part|lnk)$/i.test(name)) {
    return '프로그램이 남긴 파일입니다. 지웁니다';
  }
  const copy = /(?:[ _-]*(?:복사본|사본)(?: ?\(\d+\))?| ?\(\d+\)| - copy.*| copy(?: \d+)?)$/i.exec(
    id,
  )?.[0];
  if (!copy) return null;
  const plain = id.slice(0, -copy.length);
  return `복사본으로 보입니다. 쓰지 않으면 지우고, 쓰려면 이름을 ${plain || 'kim'}-2${extname(name)}처럼 바꿉니다`;
}

const pictureEndings = /^\.(?:jpe?g|png|webp|svg|gif|hei[cf]|bmp|tiff?|avif)$/i;
