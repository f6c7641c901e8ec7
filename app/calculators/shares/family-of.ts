import type { Collateral, Descendant, Family, Partner, Status } from '#app/law/family.ts';
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
    people.map(({ s, r, w, c = [] }, index) => {
      const places = [...above, index];
      return {
        id: idOf({ row, places, partner: false }),
        ...(s && s !== 'remarried' && { status: s }),
        ...relation(childRelations, r),
        ...(w && { spouse: partner(idOf({ row, places, partner: true }), w) }),
        children: line(row, c, places),
      };
    });
  const single = (row: Row): { id: string; status?: Status }[] =>
    line(row, input[row]).map(({ id, status }) => ({ id, ...(status && { status }) }));
  const collateral = (row: Row, degree: number): Collateral[] =>
    single(row).map((one) => ({ ...one, degree }));
  return {
    death: input.death || calculators.lawAsOf,
    ...(input.spouse && { spouse: partner('spouse', input.spouse) }),
    children: line('children', input.children),
    parents: single('parents').map((one, index) => ({
      ...one,
      ...relation(parentRelations, input.parents[index]?.r),
    })),
    grandparents: single('grandparents').map((one) => ({ ...one, degree: 2 })),
    siblings: line('siblings', input.siblings).map((one, index) => ({
      ...one,
      ...(input.siblings[index]?.h && { blood: 'half' as const }),
    })),
    collateral: [...collateral('third', 3), ...collateral('fourth', 4)],
  };
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
