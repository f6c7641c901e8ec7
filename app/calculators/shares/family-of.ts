import { childRelations, parentRelations, partnerRelations } from '#app/case/family.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import type { Descendant, Family, Partner, Status } from '#app/law/family.ts';
import type { Row, ShareInput } from './input.ts';
import type { Relative } from './relative.ts';
import { idOf } from './relative-path.ts';

const families = new WeakMap<ShareInput, Family>();

/** Converts an input to a family of the law, with ids that lead back to the input. Converts each input once. */
export function familyOf(input: ShareInput): Family {
  const family = families.get(input) ?? makeFamily(input);
  families.set(input, family);
  return family;
}

function makeFamily(input: ShareInput): Family {
  const line = (row: Row, people: Relative[], above: number[] = []): Descendant[] =>
    people.map((relative, index) => {
      const places = [...above, index];
      return {
        ...person(row, places, relative),
        ...relation(childRelations, relative.tie),
        ...(relative.spouse && {
          spouse: partner(idOf({ row, places, partner: true }), relative.spouse),
        }),
        children: line(row, relative.children ?? [], places),
      };
    });
  const single = (row: Row) => input[row].map((relative, index) => person(row, [index], relative));
  return {
    death: input.death || lawAsOf,
    ...(input.spouse && { spouse: partner('spouse', input.spouse) }),
    children: line('children', input.children),
    parents: input.parents.map((relative, index) => ({
      ...person('parents', [index], relative),
      ...relation(parentRelations, relative.tie),
    })),
    grandparents: single('grandparents').map((one) => ({ ...one, degree: 2 })),
    siblings: line('siblings', input.siblings).map((one, index) => ({
      ...one,
      ...(input.siblings[index]?.halfBlood && { blood: 'half' as const }),
    })),
    collateral: [
      ...single('third').map((one) => ({ ...one, degree: 3 })),
      ...single('fourth').map((one) => ({ ...one, degree: 4 })),
    ],
  };
}

function person(row: Row, places: number[], { status }: Relative): { id: string; status?: Status } {
  const id = idOf({ row, places, partner: false });
  return { id, ...(status && status !== 'remarried' && { status }) };
}

function partner(id: string, { status, tie }: Relative): Partner {
  const known = relation(partnerRelations, tie);
  if (status === 'remarried') return { id, remarried: true, ...known };
  return { id, ...(status && { status }), ...known };
}

function relation<One extends string>(
  known: readonly One[],
  given: string | undefined,
): { relation?: One } {
  const found = known.find((one) => one === given);
  return found ? { relation: found } : {};
}
