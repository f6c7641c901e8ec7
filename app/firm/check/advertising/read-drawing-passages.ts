import { type Passage, type Piece, piece } from './passage.ts';

/** A tag, a comment, or what is no text: style and script. */
const markup = /<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1\s*>|<!\[CDATA\[|\]\]>|<[^>]*>/gi;
/** Elements that end a text. Those within a text, such as tspan, do not. */
const ends = /^<\/(?:text|title|desc|p|div|li|h\d)\b/i;
const attributes = /\s(?:aria-label|aria-description|alt|title)\s*=\s*(["'])(.*?)\1/gis;

/** What a picture in SVG says: its texts, title and description. */
export function drawingPassages(file: string, source: string): Passage[] {
  const passages: Passage[] = [];
  let pieces: Piece[] = [];
  let at = 0;
  const finish = () => {
    if (pieces.some(({ text }) => text.trim())) passages.push({ file, source, pieces });
    pieces = [];
  };
  for (const { 0: tag, index } of source.matchAll(markup)) {
    pieces.push(piece(source, at, index, 'entities'));
    at = index + tag.length;
    if (ends.test(tag)) finish();
    for (const attribute of tag.matchAll(attributes)) {
      const end = index + attribute.index + attribute[0].length - 1;
      const said = piece(source, end - (attribute[2] ?? '').length, end, 'entities');
      passages.push({ file, source, pieces: [said] });
    }
  }
  finish();
  return passages;
}
