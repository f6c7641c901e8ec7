import stringWidth from 'string-width';

/**
 * A table within 80 terminal columns. The last column takes the remaining width.
 *
 * @param rows cells; only the last may have several lines
 * @param fit wraps or truncates long text in the last column
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

/** Wraps lines at 80 terminal columns, continued under the last column of the line. */
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

/** Truncates to a number of terminal columns, with an ellipsis. */
export function shorten(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  return `${head(text, columns - 1)}…`;
}

const PAGE_COLUMNS = 80;
const GAP = 2;
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Wraps to a number of terminal columns, at spaces where possible. */
function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, columns));
}

function wrapLine(line: string, columns: number): string[] {
  const lines: string[] = [];
  for (let rest = line; ; ) {
    if (stringWidth(rest) <= columns) return [...lines, rest];
    const start = head(rest, columns);
    const space = start.lastIndexOf(' ');
    // A word longer than half of the line is broken.
    const end = rest[start.length] === ' ' || space < start.length / 2 ? start.length : space;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
}

/** The longest prefix that fits, at least one character. */
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
