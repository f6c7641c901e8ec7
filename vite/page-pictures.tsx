import { renderToStaticMarkup } from 'react-dom/server';
import stringWidth from 'string-width';
import { accent } from '#app/firm/data/accent.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { Mark } from '#app/ui/brand-mark.tsx';
import { formOptionsContext } from '../app/consult/intake/contexts.server.ts';
import { answerPublicPages } from '../app/router/answer-public-pages.ts';
import { provide } from '../app/router/visit-context.ts';
import { pages } from '../app/site/pages.ts';
import { trackingToolsContext } from '../app/tracking/contexts.server.ts';

const INK = '#030712';
const SPINE = '#9ca3af';

/** Returns the pictures of all public pages, with their paths, as SVG. */
export async function pagePictures() {
  const provided = provide(
    [trackingToolsContext, []],
    [formOptionsContext, { honeypot: 'memo', confirmation: false }],
  );
  const origin = 'https://www.example.com';
  const answered = await answerPublicPages(pages, { origin, provided });
  return answered.map(({ path, answer: { head } }) => ({ path, svg: pagePicture(head) }));
}

/**
 * Draws a page's social preview image, 1200 × 630 px; KakaoTalk crops it to the middle 2:1.
 *
 * @param title the page's title, with the firm's name after a bar
 * @param description the page's description, whose first sentence is shown
 */
function pagePicture({ title, description = '' }: { title: string; description?: string }) {
  const heading = wrapped(title.split(' | ')[0] ?? title, 30).slice(0, 3);
  const [sentence = ''] = description.match(/^.*?[.?](?=\s|$)/) ?? [description];
  const lines = wrapped(sentence, 62).slice(0, 2);
  const top = 300 - (heading.length - 1) * 40;
  const below = top + (heading.length - 1) * 80 + 76;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" color={INK}>
      <style>{`text { font-family: "Noto Serif KR"; font-weight: 600; fill: ${INK}; } .line { fill: #4b5563; }`}</style>
      <rect width="1200" height="630" fill="#ffffff" />
      <g transform="translate(146 92)">
        <g transform="scale(1.4)">
          <Mark leaf={accent.light} />
        </g>
        <text x="56" y="30" fontSize="28">
          {firm.name}
        </text>
      </g>
      {/* The trunk, from the deceased to the reader's share. */}
      <g fill="none" stroke={INK} strokeWidth="2">
        <circle cx="96" cy="112" r="15" />
        <circle cx="96" cy="112" r="7" />
        <path stroke={SPINE} d="M96 128V530a20 20 0 0 0 20 20H1054" />
        <circle cx="1066" cy="550" r="11" fill={accent.light} />
      </g>
      {heading.map((line, index) => (
        <text key={line} x="144" y={top + index * 80} fontSize="62" letterSpacing="-2">
          {line}
        </text>
      ))}
      {lines.map((line, index) => (
        <text key={line} x="146" y={below + index * 46} fontSize="29" className="line">
          {line}
        </text>
      ))}
    </svg>,
  );
}

/** Breaks a text at its spaces into lines of at most `width` Latin letters; a Korean letter counts as two. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && stringWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
