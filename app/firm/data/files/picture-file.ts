import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { decode } from '../../text-files/read-text.ts';

/** The size of a picture that can be shown, in px, after it is turned upright. */
export interface PictureSize {
  width: number;
  height: number;
}

const endings = /^\.(?:jpe?g|png|webp|svg)$/i;
const MOST_BYTES = 30_000_000;
const MOST_PIXELS = 100_000_000;
/** The maximum height of a WebP file, in px. */
const HIGHEST = 16_383;
/** The maximum width of a served picture, in px. */
export const WIDEST = 1920;

/** Options for decoding: accept a picture that deviates from its format, refuse a truncated picture. */
export const decoding = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

const SMALLER = '사진 편집기에서 가로를 2,000px쯤으로 줄여 다시 저장합니다';
const AS_JPG = 'jpg로 바꾸어 저장합니다 (윈도우 사진 앱: 다른 이름으로 저장 → jpg)';

const known = new Map<string, Promise<PictureSize | string>>();

/**
 * Returns the size of a picture, or its fault as a sentence in Korean. Decodes the whole picture, once for each state
 * of the file.
 */
export function inspectPicture(root: string, file: string): Promise<PictureSize | string> {
  const path = join(root, file);
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const key = `${path} ${size} ${mtimeMs}`;
  const found = known.get(key) ?? inspect(path);
  known.set(key, found);
  return found;
}

async function inspect(path: string): Promise<PictureSize | string> {
  const ending = extname(path);
  if (/^\.hei[cf]$/i.test(ending)) return `아이폰 사진(HEIC)입니다. ${AS_JPG}`;
  if (!endings.test(ending)) {
    return `사진으로 쓸 수 없는 파일입니다. jpg, png, webp, svg로 저장하고, 쓰지 않으면 지웁니다`;
  }
  const bytes = bytesOf(path);
  if (typeof bytes === 'string') return bytes;
  const other = otherKind(bytes);
  if (other) return other;
  const size = await decoded(bytes, ending).catch(() => BROKEN);
  if (!/^\.svg$/i.test(ending) || (typeof size === 'string' && size !== BROKEN)) return size;
  return decode(bytes).faults[0]?.message ?? size;
}

const BROKEN =
  '사진을 읽을 수 없습니다. 파일이 깨졌거나 중간에서 끊겼습니다. 원본에서 다시 저장하거나 지웁니다';

function bytesOf(path: string): Buffer | string {
  try {
    const bytes = readFileSync(path);
    if (bytes.length === 0) return '빈 파일입니다. 사진을 다시 저장하거나 지웁니다';
    if (bytes.length <= MOST_BYTES) return bytes;
    const megabytes = Math.round(bytes.length / 1_000_000);
    return `사진이 너무 큽니다 (${megabytes}MB). ${SMALLER}`;
  } catch {
    return `사진 파일이 아닙니다: ${basename(path)}. 폴더면 안의 사진을 content/pictures/로 옮깁니다`;
  }
}

/** Recognizes files of another kind under the name of a picture, by their first bytes. */
function otherKind(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 512);
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start) && !/avif/.test(start.slice(0, 40))) {
    return `이름은 사진이지만 아이폰 사진(HEIC)입니다. 이름만 바꾸어서는 안 됩니다. ${AS_JPG}`;
  }
  if (/^\s*<(?:!doctype html|html)/i.test(start)) {
    return '사진이 아니라 웹페이지입니다. 사진을 다시 내려받습니다';
  }
  return /^(?:%PDF|PK|ÐÏ)/.test(start)
    ? '사진이 아니라 문서나 압축 파일입니다. 사진으로 저장합니다'
    : null;
}

async function decoded(bytes: Buffer, ending: string): Promise<PictureSize | string> {
  const { format, autoOrient } = await sharp(bytes, {
    ...decoding,
    limitInputPixels: false,
  }).metadata();
  const { width, height } = autoOrient;
  const drawing = ending.toLowerCase() === '.svg';
  if ((format === 'svg') !== drawing) {
    return drawing
      ? '이름은 svg지만 사진 파일입니다. 이름의 끝을 jpg나 png로 바꿉니다'
      : '이름은 사진이지만 svg 그림입니다. 이름의 끝을 svg로 바꿉니다';
  }
  if (drawing) return { width, height };
  const size = `가로 ${width}px, 세로 ${height}px`;
  if (width * height > MOST_PIXELS) return `사진이 너무 큽니다 (${size}). ${SMALLER}`;
  if (height * Math.min(1, WIDEST / width) > HIGHEST) {
    return `사진이 너무 깁니다 (${size}). 여러 장으로 나눕니다`;
  }
  await sharp(bytes, decoding).resize({ width: 16 }).toBuffer();
  return { width, height };
}
