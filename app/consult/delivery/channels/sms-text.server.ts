import { inert } from '../../message.ts';

/**
 * Text as Korean networks carry it: letters outside of EUC-KR (KS X 1001), for which solapi refuses a
 * whole message (its status 1028 and 1029), become question marks.
 */
export function smsText(text: string): string {
  return Array.from(inert(text).normalize('NFC'), (letter) =>
    letter === '\n' || /^[ -~]$/.test(letter) || koreanLetters().has(letter) ? letter : '?',
  ).join('');
}

let letters: Set<string> | undefined;

/** The letters of KS X 1001, read from the platform's own decoder. */
function koreanLetters(): Set<string> {
  if (letters) return letters;
  const decoder = new TextDecoder('euc-kr');
  const bytes = Array.from({ length: 94 }, (_, index) => index + 0xa1);
  const all = bytes.flatMap((row) => bytes.map((cell) => decoder.decode(Uint8Array.of(row, cell))));
  letters = new Set(all.filter((letter) => letter !== '\ufffd'));
  return letters;
}
