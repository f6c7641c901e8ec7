import { showInvisible } from '#app/consult/requests/show-invisible.ts';

/**
 * Text that Korean networks can carry: characters outside EUC-KR (KS X 1001), for which solapi refuses the
 * whole message (status 1028 and 1029), become question marks.
 */
export function smsText(text: string): string {
  return Array.from(showInvisible(text).normalize('NFC'), (character) =>
    character === '\n' || /^[ -~]$/.test(character) || koreanCharacters().has(character)
      ? character
      : '?',
  ).join('');
}

let characters: Set<string> | undefined;

/** The characters of KS X 1001, from the platform's decoder. */
function koreanCharacters(): Set<string> {
  if (characters) return characters;
  const decoder = new TextDecoder('euc-kr');
  const bytes = Array.from({ length: 94 }, (_, index) => index + 0xa1);
  const all = bytes.flatMap((row) => bytes.map((cell) => decoder.decode(Uint8Array.of(row, cell))));
  characters = new Set(all.filter((character) => character !== '\ufffd'));
  return characters;
}
