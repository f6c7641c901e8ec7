import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { picturePath } from '../../schema/fields/picture-path.ts';
import { entriesOf } from '../../text-files/folder.ts';
import { textIn } from '../../text-files/read-text.ts';
import type { Picture } from './picture.ts';
import { decoding, inspectPicture, type PictureSize, WIDEST } from './picture-file.ts';

export const FOLDER = 'content/pictures';
const WIDTHS = [320, 640, 960, 1280, WIDEST];

/** A file in which the site serves a picture. */
export interface PictureFile {
  /** Its path on the site, with a hash of the original. */
  path: string;
  /** The original's path. */
  original: string;
  /** In px; null if the site serves the original. */
  width: number | null;
  format: 'avif' | 'webp' | null;
}

/**
 * Returns the pictures of content/pictures/ by their path in the content, such as /pictures/tree.jpg. Leaves out
 * pictures with faults.
 */
export async function readPictures(root: string): Promise<Record<string, Picture>> {
  const found = await usable(root);
  return Object.fromEntries(
    found.map(({ file, size }) => [
      picturePath(`/pictures/${basename(file)}`),
      pictureOf(root, file, size),
    ]),
  );
}

async function usable(root: string): Promise<{ file: string; size: PictureSize }[]> {
  const found = await Promise.all(
    entriesOf(root, FOLDER).map(async (file) => ({ file, size: await inspectPicture(root, file) })),
  );
  return found.flatMap(({ file, size }) => (typeof size === 'string' ? [] : [{ file, size }]));
}

function pictureOf(root: string, file: string, { width, height }: PictureSize): Picture {
  const files = filesOf(root, file, width);
  const [largest] = files;
  if (!largest?.width) return { src: largest?.path ?? '', width, height };
  const set = (wanted: string) =>
    files
      .filter(({ format }) => format === wanted)
      .map(({ path, width: candidate }) => `${path} ${candidate}w`)
      .join(', ');
  const scale = largest.width / width;
  return {
    src: largest.path,
    width: largest.width,
    height: Math.round(height * scale),
    avif: set('avif'),
    webp: set('webp'),
  };
}

/** Returns every file to serve, once. */
export async function pictureFiles(root: string): Promise<PictureFile[]> {
  const files = (await usable(root)).flatMap(({ file, size }) => filesOf(root, file, size.width));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Returns the files of pictures that the content names; a picture of a former lawyer may remain unused. */
export async function shownFiles(root: string): Promise<PictureFile[]> {
  const written = globSync('content/**/*.{md,yaml}', { cwd: root })
    .map((file) => picturePath(textIn(root, file).replaceAll(/(?:%[\da-f]{2})+/gi, picturePath)))
    .join('\n');
  return (await pictureFiles(root)).filter(({ original }) => {
    const path = picturePath(`/pictures/${basename(original)}`);
    // The name of the logo also names the logo for dark pages.
    return [path, path.replace(/-dark(?=\.\w+$)/, '')].some((name) => written.includes(name));
  });
}

/** Renders a file of a picture. */
export async function renderPicture(root: string, file: PictureFile): Promise<Buffer> {
  const { original, width, format } = file;
  if (!width || !format) return readFileSync(join(root, original));
  const picture = sharp(join(root, original), decoding).autoOrient().resize({ width });
  return format === 'avif'
    ? picture.avif({ quality: 55 }).toBuffer()
    : picture.webp({ quality: 78 }).toBuffer();
}

/** The files of a picture, the largest WebP first. */
function filesOf(root: string, original: string, width: number): PictureFile[] {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, original)))
    .digest('hex');
  const ending = extname(original);
  const name = `/assets/${addressName(basename(original, ending))}-${hash.slice(0, 8)}`;
  if (/^\.svg$/i.test(ending)) {
    return [{ path: `${name}.svg`, original, width: null, format: null }];
  }
  const widths = [...WIDTHS.filter((each) => each < width), Math.min(width, WIDEST)];
  return (['webp', 'avif'] as const).flatMap((format) =>
    [...new Set(widths)]
      .toReversed()
      .map((each) => ({ path: `${name}-${each}.${format}`, original, width: each, format })),
  );
}

/** The name of a file in an address. */
function addressName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9_]+/g, '-');
  return plain.replaceAll(/^-+|-+$/g, '') || 'picture';
}
