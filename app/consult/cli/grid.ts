import stringWidth from 'string-width';

/**
 * Columns side by side, in 80 columns of a terminal. The last one takes what is left of them.
 *
 * @param rows cells; those before the last are of one line
 * @param fit what is too long in the last column continues under its beginning, or is cut
 */
export function grid(
  rows: readonly (readonly string[])[],
  fit: 'wrap' | 'shorten' = 'wrap',
): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns - 1 }, (_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))),
  );
  const indent = widths.reduce((sum, width) => sum + width + GAP, 0);
  return rows
    .map((row) => {
      const first = widths.map((width, column) => {
        const cell = row[column] ?? '';
        return cell + ' '.repeat(width - stringWidth(cell) + GAP);
      });
      const text = row[columns - 1] ?? '';
      const left = PAGE_COLUMNS - indent;
      const last = fit === 'wrap' ? wrap(text, left) : [shorten(text, left)];
      return (first.join('') + last.join(`\n${' '.repeat(indent)}`)).trimEnd();
    })
    .join('\n');
}

/** Lines in 80 columns of a terminal; what does not fit goes on under the last column of its line. */
export function hang(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [first = ''] = line.match(/^ *(?:\S.*? {2,})?/) ?? [];
      const indent = stringWidth(first);
      const rest = wrapLine(line.slice(first.length), PAGE_COLUMNS - indent);
      return first + rest.join(`\n${' '.repeat(indent)}`);
    })
    .join('\n');
}

/** Shortens to a number of terminal columns, with an ellipsis where something was cut. */
export function shorten(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  return `${head(text, columns - 1)}…`;
}

const PAGE_COLUMNS = 80;
const GAP = 2;
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Lines of a number of terminal columns at most; broken at spaces where there are some. */
function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, columns));
}

function wrapLine(line: string, columns: number): string[] {
  const lines: string[] = [];
  for (let rest = line; ; ) {
    if (stringWidth(rest) <= columns) return [...lines, rest];
    const start = head(rest, columns);
    const space = start.lastIndexOf(' ');
    // A word that fills more than half of the line is broken rather than leave it empty.
    const end = rest[start.length] === ' ' || space < start.length / 2 ? start.length : space;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
}

/** As much from the beginning as fits, at least one letter. */
function head(text: string, columns: number): string {
  let cut = '';
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += stringWidth(segment);
    if (cut && width > columns) break;
    cut += segment;
  }
  return cut;
}
