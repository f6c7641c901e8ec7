import { inflateSync } from 'node:zlib';

/** Properties of a PDF by Chromium that tests check. */
export interface ReadPdf {
  pages: number;
  /** The characters that a reader can select: those to which the fonts map their glyphs. */
  characters: ReadonlySet<string>;
  /** Whether each font is embedded, as a font and not as drawings. */
  embedded: boolean;
}

/** Reads how many pages a PDF has, which characters can be selected in it, and whether its fonts are embedded. */
export function readPdf(bytes: Buffer): ReadPdf {
  const text = bytes.toString('latin1');
  const fonts = text.match(/\/Type\s*\/FontDescriptor\b/g)?.length ?? 0;
  const files = text.match(/\/FontFile[23]?\b/g)?.length ?? 0;
  return {
    pages: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    characters: new Set(streamsOf(bytes).flatMap(mappedIn)),
    embedded: fonts > 0 && files >= fonts && !/\/Subtype\s*\/Type3\b/.test(text),
  };
}

/** The inflated streams. */
function streamsOf(bytes: Buffer): string[] {
  const streams: string[] = [];
  const text = bytes.toString('latin1');
  for (const { index, 0: start } of text.matchAll(/stream\r?\n/g)) {
    const from = index + start.length;
    const to = text.indexOf('endstream', from);
    try {
      streams.push(inflateSync(bytes.subarray(from, to)).toString('latin1'));
    } catch {
      // The stream is not compressed, or the match is the end of one.
    }
  }
  return streams;
}

/** The characters that a character map of a font names. */
function mappedIn(stream: string): string[] {
  if (!stream.includes('begincmap')) return [];
  const found: string[] = [];
  for (const [, lines = ''] of stream.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, to = ''] of lines.matchAll(/<\w+>\s*<(\w+)>/g)) found.push(...charactersOf(to));
  }
  for (const [, lines = ''] of stream.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', to = ''] of lines.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const count = Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1;
      const start = Number.parseInt(to, 16);
      for (let at = 0; at < count; at++) found.push(String.fromCodePoint(start + at));
    }
    for (const [, list = ''] of lines.matchAll(/\[([^\]]*)\]/g)) {
      for (const [, to = ''] of list.matchAll(/<(\w+)>/g)) found.push(...charactersOf(to));
    }
  }
  return found;
}

/** Reads UTF-16 in hexadecimal digits. */
function charactersOf(hex: string): string[] {
  const units = hex.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? [];
  return [...String.fromCharCode(...units)];
}
