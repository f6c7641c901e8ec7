import { groupDigits } from '../fields/won.ts';
import { assetKinds, debtKinds, type Entry, type Written } from './model.ts';
import { estateWords as words } from './paper-copy.ts';
import { orBlank } from './paper-text.ts';

/** A table of the list of property. */
export interface EstateTable {
  id: 'assets' | 'debts';
  title: string;
  head: readonly string[];
  rows: readonly EstateRow[];
  total: { label: string; won: string };
}

interface EstateRow {
  number: string;
  kind: string;
  text: string;
  won: string;
  proof: string;
}

/** How many documents are attached to the list. Their numbers run through both tables. */
export function proofCount({ assets, debts }: Pick<Written, 'assets' | 'debts'>): number {
  return [...assets, ...debts].filter(({ proof }) => proof).length;
}

/** The two tables. A kind without an entry has a row that says so. */
export function estateTables({ assets, debts }: Pick<Written, 'assets' | 'debts'>): EstateTable[] {
  const number = { proof: 0 };
  return [
    {
      id: 'assets',
      title: words.assets,
      head: [words.number, words.kind, words.assetText, words.won, words.proof],
      rows: rowsOf(assetKinds, assets, words.kinds, number),
      total: totalOf(words.assetTotal, assets),
    },
    {
      id: 'debts',
      title: words.debts,
      head: [words.number, words.creditor, words.debtText, words.won, words.proof],
      rows: rowsOf(debtKinds, debts, words.debtKinds, number),
      total: totalOf(words.debtTotal, debts),
    },
  ];
}

function rowsOf<Kind extends string>(
  kinds: readonly Kind[],
  entries: readonly Entry<Kind>[],
  names: Readonly<Record<Kind, string>>,
  number: { proof: number },
): EstateRow[] {
  const rows = kinds.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    if (own.length === 0) {
      return [{ kind: names[kind], text: words.none, won: '0', proof: words.noProof }];
    }
    return own.map(({ creditor, text, won, proof }) => {
      if (proof) number.proof += 1;
      return {
        kind: creditor.trim() || names[kind],
        text: orBlank(text),
        won: won === null ? words.unknown : groupDigits(String(won)),
        proof: proof ? String(number.proof) : words.noProof,
      };
    });
  });
  return rows.map((row, index) => ({ number: String(index + 1), ...row }));
}

function totalOf(label: string, entries: readonly Entry[]): EstateTable['total'] {
  const known = entries.reduce((sum, { won }) => sum + (won ?? 0n), 0n);
  const partial = entries.some(({ won }) => won === null);
  return {
    label: label + (partial ? words.withoutUnknown : ''),
    won: groupDigits(String(known)),
  };
}
