/**
 * Characters that are invisible or change the text around them: control, format (bidirectional, zero-width, tags) and
 * invisible fillers. Excludes the joiner between two emoji, as in a family.
 */
const invisible =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|\u034f|(?!\u200d)[\p{Cc}\p{Cf}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

/** Makes invisible characters visible, so that text cannot affect a terminal or the text around it. */
export function showInvisible(text: string): string {
  return text.replace(invisible, (character) => (character === '\n' ? character : '\ufffd'));
}
