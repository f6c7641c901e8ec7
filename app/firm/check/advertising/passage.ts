/** Characters of a file as a visitor reads them, each with the place in the file where it is written. */
export interface Piece {
  text: string;
  offsets: readonly number[];
}

/** What is read in one go: a paragraph, a heading, a field, a text of a picture. */
export interface Passage {
  file: string;
  /** The whole file, for lines and columns. */
  source: string;
  /** Its text in the order of reading, put together without spaces. */
  pieces: readonly Piece[];
  /** The site prints it because of a fact in the file, which does not contain it. */
  printed?: true;
  /** Whom it is about, where the file is a lawyer's own. */
  lawyer?: string;
}

/** How a file writes characters that it does not contain as such. */
export type Escapes = 'none' | 'backslash' | 'entities' | 'markdown';

const escapes: Record<Escapes, RegExp> = {
  none: /(?!)/g,
  backslash: /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|\r?\n[ \t]*|([\s\S]))/gi,
  entities: /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
  markdown: /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));|\\([!-/:-@[-`{-~])/gi,
};

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What a backslash makes of the letter after it; of any other character, the character. */
const controls: Record<string, string> = { n: '\n', t: '\t', r: '\r' };

/** The piece of a file between two offsets. */
export function piece(source: string, start: number, end: number, how: Escapes = 'none'): Piece {
  const raw = source.slice(start, end);
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  const add = (characters: string, offset: number, step: 0 | 1) => {
    for (let index = 0; index < characters.length; index++) offsets.push(offset + index * step);
    text += characters;
  };
  for (const match of raw.matchAll(escapes[how])) {
    add(raw.slice(at, match.index), start + at, 1);
    add(unescaped(match, how), start + match.index, 0);
    at = match.index + match[0].length;
  }
  add(raw.slice(at), start + at, 1);
  return { text, offsets };
}

/** A piece that the file does not contain: all of it is said to be at one place. */
export function pieceAt(text: string, offset: number): Piece {
  return { text, offsets: Array.from(text, () => offset) };
}

function unescaped([whole, ...groups]: RegExpExecArray, how: Escapes): string {
  if (how === 'backslash') {
    const [braced, four, two, letter] = groups;
    const code = braced ?? four ?? two;
    if (code) return characterOf(Number.parseInt(code, 16));
    return letter ? (controls[letter] ?? letter) : '';
  }
  const [hex, decimal, name, escaped] = groups;
  if (hex) return characterOf(Number.parseInt(hex, 16));
  if (decimal) return characterOf(Number(decimal));
  if (name) return named[name.toLowerCase()] ?? (name === 'nbsp' ? ' ' : whole);
  return escaped ?? '';
}

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Line and column of an offset, from 1, as editors count them. */
export function placeOf({ file, source }: Passage, offset: number): string {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return `${file} ${line}줄 ${offset - before.lastIndexOf('\n')}열`;
}
