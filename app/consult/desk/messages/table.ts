/** A table of text. The first cell of each row is its name; the others are numbers. */
export interface Table {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The sums, below the rows. */
  total?: readonly string[];
}

export function tableRows({ rows, total }: Table): (readonly string[])[] {
  return total ? [...rows, total] : [...rows];
}

/** The numbers of a row as text, each with its heading, without those that are 0. */
export function rowText({ heads }: Table, row: readonly string[]): string {
  const numbers = row.map((cell, index) => [heads[index] ?? '', cell] as const).slice(1);
  const counted = numbers.filter(([, cell]) => cell !== '0');
  return (counted.length > 0 ? counted : numbers.slice(0, 1))
    .map((pair) => pair.join(' '))
    .join(' · ');
}
