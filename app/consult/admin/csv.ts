/** Excel takes a file without this mark for one in the old Korean encoding. */
export const byteOrderMark = '\ufeff';

/** One line of a CSV file (RFC 4180) that no spreadsheet program takes for a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A spreadsheet calculates what begins with one of these, in full width too; an apostrophe before it
 * keeps it a text. Spaces before it do not hinder every program.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/u;

function csvCell(text: string): string {
  const inert = formula.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
