/** Without a byte order mark, Excel assumes the legacy Korean encoding. */
export const byteOrderMark = '\ufeff';

/** A line of a CSV file (RFC 4180), safe against formula injection. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Spreadsheets evaluate cells that begin with one of these, full-width forms included and in some programs
 * after spaces; a leading apostrophe makes the cell text.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/u;

function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
