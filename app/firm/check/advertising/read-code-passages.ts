import { type Passage, piece } from './passage.ts';

/** The lines of a module that have Korean words and are no comment. Only developers write them. */
export function codePassages(file: string, source: string): Passage[] {
  let from = 0;
  return source.split('\n').flatMap((line) => {
    const start = from;
    from += line.length + 1;
    if (!/[가-힣]|\\u[\da-f]{4}/i.test(line) || /^\s*(?:\/?\*|\/\/|\{\/\*)/.test(line)) return [];
    const end = start + line.replace(/ \/\/ .*$/, '').length;
    return [{ file, source, pieces: [piece(source, start, end, 'backslash')] }];
  });
}
