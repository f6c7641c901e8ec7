import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { firm } from '../app/content/firm.ts';
import { home } from '../app/content/home.ts';
import { Mark } from '../app/layout/mark.tsx';
import { SizedDrawing } from '../app/pages/home/hero-drawing.tsx';
import { large } from '../app/pages/home/hero-geometry.ts';

const INK = '#030712';
const PAPER = '#ffffff';

/**
 * Draws the favicons and the picture that messengers show, from the mark and the hero's drawing.
 *
 * @param fonts folder of the cut typefaces, whose name changes with the text that the picture shows
 * @returns the folder of files that are served from the root of the site
 */
export async function drawPictures(root: string, fonts: string): Promise<string> {
  const hash = createHash('sha256').update(fonts);
  for (const file of globSync(
    ['app/layout/mark.tsx', 'app/pages/home/hero-*', 'app/content/*.ts', 'vite/pictures.tsx'],
    { cwd: root },
  ).sort()) {
    hash.update(readFileSync(join(root, file)));
  }
  const folder = join(root, 'node_modules/.cache/pictures', hash.digest('hex').slice(0, 16));
  if (existsSync(join(folder, 'social.png'))) return folder;
  await mkdir(folder, { recursive: true });
  const save = (name: string, content: string | Uint8Array) =>
    writeFile(join(folder, name), content);
  await save('favicon.svg', favicon());
  await save('favicon.ico', icoOf(png(squareIcon(32, 2))));
  await save('apple-touch-icon.png', png(squareIcon(180, 34)));
  await save('icon-192.png', png(squareIcon(192, 36)));
  await save('icon-512.png', png(squareIcon(512, 96)));
  // Written last: its presence says that the folder is whole.
  await save('social.png', png(socialImage(), join(fonts, 'serif.ttf')));
  return folder;
}

/** The mark as it is in the header, in the colour of the browser's own surface. */
function favicon(): string {
  const mark = renderToStaticMarkup(<Mark />).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );
  return mark.replace(
    '>',
    `><style>svg{color:${INK}}@media(prefers-color-scheme:dark){svg{color:#f9fafb}}</style>`,
  );
}

function squareIcon(size: number, margin: number): string {
  const inner = size - 2 * margin;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} color={INK}>
      <rect width={size} height={size} fill={PAPER} />
      <g transform={`translate(${margin} ${margin}) scale(${inner / 28})`}>
        <Mark />
      </g>
    </svg>,
  );
}

/** 1200 × 630; what matters stands in the middle 2:1 that KakaoTalk shows. */
function socialImage(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" color={INK}>
      <style>{`
        text { font-family: "Noto Serif KR"; font-weight: 600; fill: ${INK}; }
        .draw-zone { stroke: #e5e7eb; }
        .draw-kin, .draw-share { fill: none; stroke: #111827; stroke-width: 1.4; }
        .draw-share { stroke: #6b7280; stroke-width: 1; }
        .draw-node { fill: ${PAPER}; }
        .draw-left { stroke-dasharray: 3.1 2.4; }
        .draw-leaf { fill: #facc15; stroke: #111827; stroke-width: 1.2; }
        .draw-start { fill: #111827; }
        .draw-name { font-size: 18px; }
        .draw-note { font-size: 15px; fill: #4b5563; }
        .draw-fraction { font-size: 20px; }
        .draw-fraction path { stroke: #111827; stroke-width: 1.2; }
      `}</style>
      <rect width="1200" height="630" fill={PAPER} />
      <g transform="translate(84 130)">
        <g transform="scale(1.5)">
          <Mark />
        </g>
        <text x="60" y="31" fontSize="30">
          {firm.name}
        </text>
      </g>
      {home.hero.title.map((line, index) => (
        <text key={line} x="80" y={300 + index * 84} fontSize="70" letterSpacing="-2.4">
          {line}
        </text>
      ))}
      <text x="84" y="452" fontSize="25">
        {home.hero.promise}
      </text>
      <svg x="630" y="64" width="520" height="502" viewBox={`0 0 ${large.width} ${large.height}`}>
        <SizedDrawing copy={home.hero.drawing} size={large} />
      </svg>
    </svg>,
  );
}

function png(svg: string, font?: string): Uint8Array {
  return new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: font ? [font] : [] },
  })
    .render()
    .asPng();
}

/** An .ico file that holds one PNG of 32 px: a header, a directory of one entry, the picture. */
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
