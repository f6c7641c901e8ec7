/**
 * Estimates the width of a line in pixels. The server cannot measure text, and rendering again in the browser
 * would shift the page.
 *
 * @param size font size in pixels
 */
export function widthOf(text: string, size: number): number {
  const ems = Array.from(text).reduce((sum, sign) => sum + emOf(sign), 0);
  return Math.ceil(ems * size);
}

/** Estimates the width of a day with its weekday, in the serif typeface of the drawing. */
export function dayWidth(day: string): number {
  const serif = Array.from(day).reduce((sum, sign) => sum + (sign >= '0' ? 0.52 : 0.26), 0);
  return Math.ceil(serif * 21) + 26;
}

/** Splits a text of about ten syllables or more into two lines of similar length. */
export function halves(text: string): string[] {
  if (widthOf(text, 17) < 150) return [text];
  const words = text.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longer = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, 17)));
  return splits.reduce((best, lines) => (longer(lines) < longer(best) ? lines : best), [text]);
}

function emOf(sign: string): number {
  if (sign >= '가') return 0.88;
  if (sign >= '0' && sign <= '9') return 0.6;
  return sign === ' ' || sign === '.' ? 0.26 : 0.4;
}
