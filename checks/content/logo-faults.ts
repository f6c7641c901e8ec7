import { basename, join } from 'node:path';
import sharp from 'sharp';
import { files } from '#app/firm/data/files/collections.ts';
import { decoding, inspectPicture, type PictureSize } from '#app/firm/data/files/picture-file.ts';
import { FOLDER } from '#app/firm/data/files/pictures.ts';
import { readSingle } from '#app/firm/data/files/read-content.ts';
import { contrast } from '#app/firm/schema/color/oklch.ts';
import { picturePath } from '#app/firm/schema/fields/picture-path.ts';
import { sentence } from '#app/firm/text-files/faults.ts';
import { entriesOf } from '#app/firm/text-files/folder.ts';
import { textIn } from '#app/firm/text-files/read-text.ts';
import { darkLogo, shownSize } from '#app/firm/view/logo.ts';

/** Height in px below which the letters of a logo are illegible. */
const LOWEST = 20;

/** Reports logos, for light or dark pages, that are too small or invisible. pictureFaults checks them as pictures. */
export async function logoFaults(root: string): Promise<string[]> {
  const logo = readSingle(root, files.firm).value?.data.logo;
  if (!logo) return [];
  const faults = await Promise.all([
    faultOf(root, logo, '#ffffff', '밝은 화면의 흰 바탕'),
    faultOf(root, darkLogo(logo), '#030712', '어두운 화면의 검은 바탕'),
  ]);
  return faults.flat();
}

/** The file of content/pictures/ at a path, if it exists. */
export function logoFile(root: string, path: string): string | undefined {
  return entriesOf(root, FOLDER).find(
    (file) => picturePath(`/pictures/${basename(file)}`) === path,
  );
}

async function faultOf(
  root: string,
  path: string,
  ground: string,
  where: string,
): Promise<string[]> {
  const file = logoFile(root, path);
  const size = file && (await inspectPicture(root, file));
  if (!file || !size || typeof size === 'string') return [];
  const isDrawing = /\.svg$/i.test(file);
  const message =
    tooSmall(size, isDrawing) ??
    (isDrawing && /<text[\s>]/.test(textIn(root, file)) ? TEXT : null) ??
    ((await isSeen(join(root, file), ground))
      ? null
      : `로고가 ${where}에서 보이지 않습니다. 그 바탕에 쓰는 로고로 바꿉니다`);
  return message ? [sentence(file, { line: 1, message })] : [];
}

const TEXT =
  '로고의 글자가 글꼴로 들어 있어 컴퓨터마다 다르게 보입니다. 글자를 윤곽선(곡선)으로 바꾸어 다시 저장합니다';

function tooSmall(size: PictureSize, isDrawing: boolean): string | null {
  const shown = shownSize(size);
  if (shown.height < LOWEST) {
    return '로고가 옆으로 너무 길어 글자를 읽을 수 없습니다. 가로가 세로의 8배를 넘지 않는 로고로 바꿉니다';
  }
  // High-density screens need two image pixels per CSS pixel.
  if (isDrawing || size.width >= 2 * shown.width) return null;
  return `로고가 작아 흐리게 보입니다 (가로 ${size.width}px, 세로 ${size.height}px). svg로 바꾸거나, 가로 ${2 * shown.width}px 이상으로 다시 저장합니다`;
}

/** Whether any part of the picture contrasts with the background. */
async function isSeen(path: string, ground: string): Promise<boolean> {
  const picture = sharp(path, decoding)
    .autoOrient()
    .resize({ width: 200, withoutEnlargement: true })
    .flatten({ background: ground });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at + 2 < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const hex = ((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0');
    if (contrast(`#${hex}`, ground) >= 3) return true;
  }
  return false;
}
