import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { cacheFolder } from './cached-file.ts';
import { importWithVite } from './import-with-vite.ts';

/** Inputs of the pictures. */
const sources = [
  'app/ui/brand-mark.tsx',
  'app/pages/home/{copy,family-copy}.ts',
  'app/drawings/**/*.{ts,tsx}',
  'app/firm/{data,schema,view}/**/*.ts',
  'vite/drawings.tsx',
  'vite/pictures.ts',
];

/**
 * Renders the favicons from the mark, and the site's social preview image from the hero's drawing.
 *
 * @param content folder that contains content/
 * @param fonts folder of the subset typefaces, whose name changes with the site's text
 * @returns the folder of files to serve from the root of the site
 */
export async function renderPictures(
  root: string,
  content: string,
  fonts: string,
): Promise<string> {
  const hash = createHash('sha256').update(fonts);
  hash.update(await readFile(join(content, 'content/firm.yaml')).catch(() => ''));
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash.update(readFileSync(join(root, file)));
  }
  const folder = cacheFolder(root, 'pictures', hash.digest('hex').slice(0, 16));
  if (existsSync(join(folder, 'social.png'))) return folder;
  await mkdir(folder, { recursive: true });
  const save = (name: string, content: string | Uint8Array) =>
    writeFile(join(folder, name), content);

  const drawings = await loadDrawings(root);
  // The content check reports the faults: it fails a build, and a development server shows them.
  if (!drawings) return folder;
  await save('favicon.svg', drawings.favicon());
  await save('favicon.ico', icoOf(png(drawings.squareIcon(32, 2))));
  await save('apple-touch-icon.png', png(drawings.squareIcon(180, 34)));
  await save('icon-192.png', png(drawings.squareIcon(192, 36)));
  await save('icon-512.png', png(drawings.squareIcon(512, 96)));
  // Written last: its presence marks the folder as complete.
  await save('social.png', png(drawings.socialImage(), join(fonts, 'serif.ttf')));
  return folder;
}

/** Loads the drawings; null while the firm's files have faults. */
async function loadDrawings(root: string) {
  try {
    return await importWithVite<typeof import('./drawings.tsx')>(root, 'vite/drawings.tsx');
  } catch (error) {
    if (error instanceof Error && error.name === 'ContentFaults') return null;
    throw error;
  }
}

/** @param font file of the typeface that the text is set in */
export function png(svg: string, font?: string): Uint8Array {
  return new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: font ? [font] : [] },
  })
    .render()
    .asPng();
}

/** An .ico file with one 32 px PNG: a header, a directory of one entry, the picture. */
function icoOf(picture: Uint8Array): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, picture]);
}
