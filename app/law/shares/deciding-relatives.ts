import { canHaveIssue } from '../check-family.ts';
import type { Family } from '../family.ts';
import { findHeirs } from './find-heirs.ts';
import type { Kin } from './kin.ts';
import { divideAmong } from './place.ts';

/** Group of relatives that can be asked for together; `third` and `fourth` are degrees of collaterals. */
export type Rank = (typeof ranks)[number];

export interface DecidingRelatives {
  /** Deciding ranks beyond spouse and children, nearest first. */
  ranks: Rank[];
  /** Ids of people whose children decide, in the order of the family. */
  childrenOf: ReadonlySet<string>;
  /** Ids of people whose spouse decides. */
  spouseOf: ReadonlySet<string>;
}

/**
 * Returns the relatives besides spouse and children whose presence decides the succession: one more of them, alive,
 * would change the heirs, their shares or the doubts. The rest of the family need not be known.
 */
export function decidingRelatives(family: Family): DecidingRelatives {
  const now = outcomeOf(family);
  const decides = (changed: Family) => outcomeOf(changed) !== now;
  const lines = (['children', 'siblings'] as const).flatMap((row) =>
    withIssue(family[row] ?? [], (people) => ({ ...family, [row]: people })),
  );
  const askedOf = (change: (person: Kin) => Kin) =>
    new Set(lines.filter(({ put }) => decides(put(change))).map(({ id }) => id));
  return {
    ranks: ranks.filter((rank) => decides(withOneMore[rank](family))),
    childrenOf: askedOf((person) => ({ ...person, children: [...(person.children ?? []), one] })),
    spouseOf: askedOf((person) => ({ ...person, spouse: one })),
  };
}

/** Living person outside the family. */
const one = { id: 'one more' };

const ranks = ['parents', 'grandparents', 'siblings', 'third', 'fourth'] as const;

const withOneMore: Record<Rank, (family: Family) => Family> = {
  parents: (family) => ({ ...family, parents: [...(family.parents ?? []), one] }),
  grandparents: (family) => ({ ...family, grandparents: [...(family.grandparents ?? []), one] }),
  siblings: (family) => ({ ...family, siblings: [...(family.siblings ?? []), one] }),
  third: (family) => withCollateral(family, 3),
  fourth: (family) => withCollateral(family, 4),
};

function withCollateral(family: Family, degree: number): Family {
  return { ...family, collateral: [...(family.collateral ?? []), { ...one, degree }] };
}

/** Returns heirs, shares and doubts as a text, to compare two families. */
function outcomeOf(family: Family): string {
  const { places, doubts } = findHeirs(family);
  const shares = divideAmong(places).map(
    ({ person, fraction }) => `${person}=${fraction.toFraction()}`,
  );
  return [...shares, ...[...doubts].sort()].join();
}

interface Member {
  id: string;
  /** Returns the family with this person changed. */
  put: (change: (person: Kin) => Kin) => Family;
}

/** Lists everyone in a line who can have a spouse and children, by branch and age. */
function withIssue(people: readonly Kin[], put: (people: Kin[]) => Family): Member[] {
  return people.filter(canHaveIssue).flatMap((person) => {
    const replace = (changed: Kin) =>
      put(people.map((other) => (other.id === person.id ? changed : other)));
    return [
      { id: person.id, put: (change) => replace(change(person)) },
      ...withIssue(person.children ?? [], (children) => replace({ ...person, children })),
    ];
  });
}
