import type { Family } from '../family.ts';
import type { Succession } from '../shares/shares.ts';
import type { Heir, HeirClass } from './situation.ts';

/** The heirs of a succession, with the class that decides their forced share (민법 1112). */
export function heirsOf(succession: Succession, { spouse }: Family): Heir[] {
  return succession.shares.map(({ person, fraction, represents }) => ({
    person,
    fraction,
    represents,
    class: person === spouse?.id || succession.rank === null ? 'spouse' : classes[succession.rank],
  }));
}

const classes: Record<1 | 2 | 3 | 4, HeirClass> = {
  1: 'descendant',
  2: 'ascendant',
  3: 'sibling',
  4: 'collateral',
};
