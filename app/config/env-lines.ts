/** A line of a `.env` file that is neither empty nor a comment, as `parseEnv` of Node reads it. */
export interface EnvLine {
  /** 1-based number of the line. */
  line: number;
  /** Text before `=`, or the first word of a line that is not an assignment. */
  name: string;
  /** Raw text up to the end of the line, with quotes and comment; null: `parseEnv` reads no setting of ours here. */
  value: string | null;
  /** Why `parseEnv` may read another value than the author meant; null: it does not. */
  trouble: Trouble | null;
}

/**
 * - `hash`: the value ends at a `#` without a space before or after it.
 * - `rest`: text follows the closing quote and is ignored.
 * - `open`: the quote is not closed on this line, so the next lines may belong to the value.
 */
type Trouble = 'hash' | 'rest' | 'open';

export function envLines(text: string): EnvLine[] {
  const rows = text.split(/\r?\n/);
  const lines: EnvLine[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]?.trim() ?? '';
    if (row === '' || row.startsWith('#')) continue;
    const line = index + 1;
    const [, name, value] = /^(?:export\s+)?([\w.-]+)\s*=(.*)$/.exec(row) ?? [];
    if (name === undefined || value === undefined) {
      const [, word = ''] = /^(?:(?:export|set)\s+)?([\w-]*)/.exec(row) ?? [];
      lines.push({ line, name: word, value: null, trouble: null });
      continue;
    }
    const { trouble, more } = readValue(value, rows.slice(index + 1));
    lines.push({ line, name, value: value.trim(), trouble });
    index += more;
  }
  return lines;
}

/** @returns also how many of the next rows belong to the value */
function readValue(written: string, next: string[]): { trouble: Trouble | null; more: number } {
  const [quote] = /^\s*["'`]/.exec(written) ?? [];
  if (quote === undefined) {
    const isCut = /^#\S|^[^#]*[^\s#]#/.test(written);
    return { trouble: isCut ? 'hash' : null, more: 0 };
  }
  const all = [written.slice(quote.length), ...next].join('\n');
  const end = all.indexOf(quote.trim());
  if (end < 0) return { trouble: 'open', more: 0 };
  const more = all.slice(0, end).split('\n').length - 1;
  if (more > 0) return { trouble: 'open', more };
  const [rest = ''] = all.slice(end + 1).split('\n');
  return { trouble: /^\s*(#|$)/.test(rest) ? null : 'rest', more };
}
