import type { Family } from '#app/law/family.ts';
import { forcedShareRatio } from '#app/law/forced-share/ratio.ts';
import { heirsOf } from '#app/law/forced-share/situation.ts';
import { statutoryShares } from '#app/law/shares/shares.ts';
import { spokenFraction } from '../parts/spoken-fraction.ts';
import { copy } from './copy.ts';

/** A row of the table that stands in the calculator's place without script; words for a visitor. */
export interface RatioRow {
  heir: string;
  family: string;
  /** Of the statutory share. */
  part: string;
  /** Of the base. */
  ratio: string;
}

/**
 * The forced shares of the usual families (민법 1112).
 *
 * @param death day of the death: decides which law is in force
 */
export function ratioTable(death: string): RatioRow[] {
  return usual.map(({ family, heir, person, members }) => {
    const whole = { death, ...members };
    const found = heirsOf(statutoryShares(whole), whole).find((one) => one.person === person);
    if (!found) throw new Error(`${person} does not inherit in '${family}'.`);
    const { ratio } = forcedShareRatio(found.class, found.fraction, death);
    const { table } = copy;
    return {
      heir: table.heirs[heir],
      family: table.families[family],
      part: spokenFraction(ratio.div(found.fraction)),
      ratio: spokenFraction(ratio),
    };
  });
}

interface Usual {
  family: keyof typeof copy.table.families;
  heir: keyof typeof copy.table.heirs;
  person: string;
  members: Omit<Family, 'death'>;
}

const spouse = { id: 'spouse' };
const children = [{ id: 'first' }, { id: 'second' }];
const parents = [{ id: 'mother' }, { id: 'father' }];

const usual: Usual[] = [
  { family: 'children', heir: 'child', person: 'first', members: { children } },
  { family: 'spouseAndChildren', heir: 'spouse', person: 'spouse', members: { spouse, children } },
  { family: 'spouseAndChildren', heir: 'child', person: 'first', members: { spouse, children } },
  { family: 'spouseAlone', heir: 'spouse', person: 'spouse', members: { spouse } },
  { family: 'spouseAndParents', heir: 'spouse', person: 'spouse', members: { spouse, parents } },
  { family: 'spouseAndParents', heir: 'parent', person: 'mother', members: { spouse, parents } },
  { family: 'parents', heir: 'parent', person: 'mother', members: { parents } },
];
