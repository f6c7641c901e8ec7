/** A line of a `.env` file that is neither empty nor a comment, as `parseEnv` of Node reads it. */
export interface EnvLine {
  /** Counted from one. */
  line: number;
  /** What stands before `=`; where nothing is read, the first word. */
  name: string;
  /** As written, with quotes and comment, up to the end of the line; null: `parseEnv` takes no setting of ours from it. */
  value: string | null;
  /** What of the value is not read as whoever wrote it may think; null: all is well. */
  trouble: Trouble | null;
}

/**
 * - `hash`: it ends at a `#` that follows a letter.
 * - `rest`: text after the closing quote does not count.
 * - `open`: its quote is not closed in this line; the next lines may belong to it.
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
