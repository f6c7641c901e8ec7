/**
 * Characters that nobody sees or that act on what is around them: control, format (bidirectional, zero-width,
 * tags) and invisible fillers. The joiner between two emoji, as in a family, is not one.
 */
const invisible =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|\u200d(?!\p{Extended_Pictographic})|\u034f|(?!\u200d)[\p{Cc}\p{Cf}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

/** Makes characters that nobody sees visible, so that text cannot affect a terminal or its surroundings. */
export function showInvisible(text: string): string {
  return text.replace(invisible, (character) => (character === '\n' ? character : '\ufffd'));
}
