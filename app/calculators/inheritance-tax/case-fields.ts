import { counts, hasDied, hasSpouse, isChild, spouseIf, withCount } from '#app/case/count.ts';
import type { Facts } from '#app/case/facts.ts';
import type { CaseFamily, Relative } from '#app/case/family.ts';
import { copy as calculators } from '../copy.ts';
import type { CaseFields } from '../state/use-calculator.ts';
import { copy } from './copy.ts';
import { type Input, initial, MAX } from './input.ts';

const { fields, more } = copy;

/** The facts of the case that this calculator asks for. */
export const caseFields: CaseFields<Input> = {
  labels: { death: fields.death, family: calculators.family, abroad: more.abroad },
  read: ({ death = '', abroad, family }, input) => ({
    ...input,
    death,
    abroad: heirsAbroad(abroad),
    ...(family ? countsIn(family, input) : countsIn({}, initial)),
  }),
  write(input, before, facts) {
    const { death, abroad, spouse, children, parents } = input;
    const isFamily =
      spouse !== before.spouse || children !== before.children || parents !== before.parents;
    return {
      ...(death !== before.death && { death: death || undefined }),
      ...(abroad !== before.abroad && { abroad: abroads[abroad] }),
      ...(isFamily && { family: familyWith(input, facts.family) }),
    };
  },
};

const abroads = { none: undefined, some: 'some-heirs', all: 'all-heirs' } as const;

function heirsAbroad(abroad: Facts['abroad']): Input['abroad'] {
  if (abroad === 'some-heirs') return 'some';
  return abroad === 'all-heirs' ? 'all' : 'none';
}

type Counts = Pick<Input, 'spouse' | 'children' | 'parents'>;

/** Returns the counts of a family. A row that the case does not know keeps its count. */
function countsIn(family: CaseFamily, input: Counts): Counts {
  const { children, parents } = family;
  return {
    spouse: family.spouse === undefined ? input.spouse : hasSpouse(family),
    children: children ? Math.min(children.filter(isHeir).length, MAX.children) : input.children,
    parents: parents ? Math.min(parents.filter(isParent).length, MAX.parents) : input.parents,
  };
}

function familyWith({ spouse, children, parents }: Counts, family: CaseFamily = {}): CaseFamily {
  return {
    ...family,
    ...(spouse !== null && { spouse: spouseIf(spouse, family) }),
    ...(children !== null && { children: withCount(family.children, children, isHeir) }),
    // Not asked otherwise.
    ...(spouse &&
      children === 0 &&
      parents !== null && { parents: withCount(family.parents, parents, isParent) }),
  };
}

function isHeir(child: Relative): boolean {
  return isChild(child) && counts(child);
}

function isParent(parent: Relative): boolean {
  return !hasDied(parent) && parent.tie !== 'lost_by_full_adoption';
}
