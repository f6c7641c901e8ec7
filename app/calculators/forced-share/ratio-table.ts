import { spokenFraction } from '../result/spoken-fraction.ts';
import { answer } from './answer.ts';
import { copy } from './copy.ts';
import { type Input, usual } from './input.ts';

const { table } = copy;

/** A row, in words, of the table that replaces the calculator without script. */
export interface RatioRow {
  heir: string;
  family: string;
  /** Fraction of the statutory share. */
  part: string;
  /** Fraction of the base. */
  ratio: string;
}

/**
 * Computes the forced shares of common families (민법 1112).
 *
 * @param death day of the death, which decides the law in force
 */
export function ratioTable(death: string): RatioRow[] {
  return families.map(({ family, me, ...members }) => {
    const found = answer({ ...usual, ...members, me, death });
    if (found.state !== 'ratio') throw new Error(`'${me}' has no ratio in '${family}'.`);
    const { share, ratio } = found;
    return {
      heir: table.heirs[me],
      family: table.families[family],
      part: spokenFraction(ratio.div(share)),
      ratio: spokenFraction(ratio),
    };
  });
}

interface Usual extends Partial<Input> {
  family: keyof typeof table.families;
  me: keyof typeof table.heirs;
}

const families: Usual[] = [
  { family: 'children', me: 'child', spouse: false, children: 2 },
  { family: 'spouseAndChildren', me: 'spouse', children: 2 },
  { family: 'spouseAndChildren', me: 'child', spouse: true, children: 2 },
  { family: 'spouseAlone', me: 'spouse', children: 0, parents: 0 },
  { family: 'spouseAndParents', me: 'spouse', children: 0, parents: 2 },
  { family: 'spouseAndParents', me: 'parent', spouse: true, children: 0, parents: 2 },
  { family: 'parents', me: 'parent', spouse: false, children: 0, parents: 2 },
];
