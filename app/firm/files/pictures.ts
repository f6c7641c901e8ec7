import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../picture.ts';

const FOLDER = 'content/pictures';
const LARGEST = 1920;
const WIDTHS = [320, 640, 960, 1280, LARGEST];

/** A file that a picture is served as. */
export interface PictureFile {
  /** Its path on the site, with a hash of the original. */
  path: string;
  /** The original's path. */
  original: string;
  /** In px; null: served as it is. */
  width: number | null;
  format: 'avif' | 'webp' | null;
}

/** The pictures of content/pictures/ by the path that the content names, such as /pictures/tree.jpg. */
export async function readPictures(root: string): Promise<Record<string, Picture>> {
  const found = globSync(`${FOLDER}/*.{jpg,jpeg,png,webp,svg}`, { cwd: root }).sort();
  return Object.fromEntries(
    await Promise.all(
      found.map(async (file) => [`/pictures/${basename(file)}`, await readPicture(root, file)]),
    ),
  );
}

async function readPicture(root: string, file: string): Promise<Picture> {
  const { autoOrient } = await sharp(join(root, file)).metadata();
  const { width, height } = autoOrient;
  const [largest] = filesOf(root, file, width);
  if (!largest?.width) return { src: largest?.path ?? '', width, height };
  const set = (wanted: string) =>
    filesOf(root, file, width)
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

/** Every file to serve. */
export async function pictureFiles(root: string): Promise<PictureFile[]> {
  const found = globSync(`${FOLDER}/*.{jpg,jpeg,png,webp,svg}`, { cwd: root }).sort();
  const files = found.map(async (file) => {
    const { autoOrient } = await sharp(join(root, file)).metadata();
    return filesOf(root, file, autoOrient.width);
  });
  return (await Promise.all(files)).flat();
}

/** The content of one of them. */
export async function renderPicture(root: string, file: PictureFile): Promise<Buffer> {
  const { original, width, format } = file;
  if (!width || !format) return readFileSync(join(root, original));
  const picture = sharp(join(root, original)).autoOrient().resize({ width });
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
  const name = `/assets/${basename(original, ending)}-${hash.slice(0, 8)}`;
  if (ending === '.svg') return [{ path: `${name}.svg`, original, width: null, format: null }];
  const widths = [...WIDTHS.filter((each) => each < width), Math.min(width, LARGEST)];
  return (['webp', 'avif'] as const).flatMap((format) =>
    [...new Set(widths)]
      .toReversed()
      .map((each) => ({ path: `${name}-${each}.${format}`, original, width: each, format })),
  );
}
