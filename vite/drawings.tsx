import { renderToStaticMarkup } from 'react-dom/server';
import { accent } from '#app/firm/data/accent.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { Mark } from '#app/ui/brand-mark.tsx';
import { FamilyTree } from '../app/drawings/family-shares/family-tree.tsx';
import { home } from '../app/pages/home/copy.ts';
import { homeFamily } from '../app/pages/home/family-copy.ts';

const INK = '#030712';
const PAPER = '#ffffff';

/** The header's mark, coloured for the browser's light or dark theme. */
export function favicon(): string {
  const mark = renderToStaticMarkup(<Mark />).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );
  return mark.replace(
    '>',
    `><style>svg{color:${INK};--color-leaf:${accent.light}}@media(prefers-color-scheme:dark){svg{color:#f9fafb;--color-leaf:${accent.dark}}}</style>`,
  );
}

export function squareIcon(size: number, margin: number): string {
  const inner = size - 2 * margin;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} color={INK}>
      <rect width={size} height={size} fill={PAPER} />
      <g transform={`translate(${margin} ${margin}) scale(${inner / 28})`}>
        <Mark leaf={accent.light} />
      </g>
    </svg>,
  );
}

/** The site's social preview image, 1200 × 630 px; KakaoTalk crops it to the middle 2:1. */
export function socialImage(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" color={INK}>
      <style>{`
        text { font-family: "Noto Serif KR"; font-weight: 600; fill: ${INK}; }
        .draw-zone { stroke: #e5e7eb; }
        .draw-kin, .draw-share { fill: none; stroke: #111827; stroke-width: 1.4; }
        .draw-share { stroke: #6b7280; stroke-width: 1; }
        .draw-node { fill: ${PAPER}; }
        .draw-leaf { fill: ${accent.light}; stroke: #111827; stroke-width: 1.2; }
        .draw-name { font-size: 18px; }
        .draw-fraction { font-size: 20px; }
        .draw-fraction path { stroke: #111827; stroke-width: 1.2; }
      `}</style>
      <rect width="1200" height="630" fill={PAPER} />
      <g transform="translate(84 130)">
        <g transform="scale(1.5)">
          <Mark leaf={accent.light} />
        </g>
        <text x="60" y="31" fontSize="30">
          {firm.name}
        </text>
      </g>
      {home.first.motto.map((line, index) => (
        <text key={line} x="80" y={300 + index * 84} fontSize="70" letterSpacing="-2.4">
          {line}
        </text>
      ))}
      <text x="84" y="452" fontSize="25">
        {home.first.promise}
      </text>
      <g transform="translate(640 132)">
        <FamilyTree width={520} count={2} names={homeFamily.words.names} />
      </g>
    </svg>,
  );
}
