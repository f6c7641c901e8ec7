import type { Descendant, Family, Partner, Status } from '#app/law/family.ts';
import { copy as calculators } from '../parts/copy.ts';
import {
  childRelations,
  type Kin,
  parentRelations,
  partnerRelations,
  type ShareInput,
} from './input.ts';
import { idOf, type Row } from './kin-path.ts';

/** The family as the law knows it, with ids that lead back to the input. */
export function familyOf(input: ShareInput): Family {
  const line = (row: Row, people: Kin[], above: number[] = []): Descendant[] =>
    people.map((kin, index) => {
      const places = [...above, index];
      return {
        ...person(row, places, kin),
        ...relation(childRelations, kin.r),
        ...(kin.w && { spouse: partner(idOf({ row, places, partner: true }), kin.w) }),
        children: line(row, kin.c ?? [], places),
      };
    });
  const single = (row: Row) => input[row].map((kin, index) => person(row, [index], kin));
  return {
    death: input.death || calculators.lawAsOf,
    ...(input.spouse && { spouse: partner('spouse', input.spouse) }),
    children: line('children', input.children),
    parents: input.parents.map((kin, index) => ({
      ...person('parents', [index], kin),
      ...relation(parentRelations, kin.r),
    })),
    grandparents: single('grandparents').map((one) => ({ ...one, degree: 2 })),
    siblings: line('siblings', input.siblings).map((one, index) => ({
      ...one,
      ...(input.siblings[index]?.h && { blood: 'half' as const }),
    })),
    collateral: [
      ...single('third').map((one) => ({ ...one, degree: 3 })),
      ...single('fourth').map((one) => ({ ...one, degree: 4 })),
    ],
  };
}

function person(row: Row, places: number[], { s }: Kin): { id: string; status?: Status } {
  const id = idOf({ row, places, partner: false });
  return { id, ...(s && s !== 'remarried' && { status: s }) };
}

function partner(id: string, { s, r }: Kin): Partner {
  const tie = relation(partnerRelations, r);
  if (s === 'remarried') return { id, remarried: true, ...tie };
  return { id, ...(s && { status: s }), ...tie };
}

function relation<One extends string>(
  known: readonly One[],
  given: string | undefined,
): { relation?: One } {
  const found = known.find((one) => one === given);
  return found ? { relation: found } : {};
}
