import fc from 'fast-check';
import type {
  Ascendant,
  ChildRelation,
  Collateral,
  Descendant,
  Family,
  Partner,
  PartnerRelation,
  Sibling,
  Status,
} from '../../app/law/family.ts';

/** Days on which the law changes, and days before a change. */
const deaths = ['1997-08-06', '2024-04-24', '2024-04-25', '2026-03-16', '2026-03-17', '2026-11-20'];

const grown: Status[] = [
  'predeceased',
  'simultaneous',
  'renounced',
  'disqualified',
  'forfeited',
  'missing',
];
const young: Status[] = ['unborn', 'born_alive', 'stillborn'];
const relations: ChildRelation[] = [
  'nonmarital_recognized',
  'adopted',
  'full_adopted',
  'adopted_out',
  'given_up_full_adoption',
  'stepchild',
  'unrecognized',
];

/** Any possible family of up to four generations below, with unique ids. */
export const randomFamily: fc.Arbitrary<Family> = fc
  .record(
    {
      death: fc.constantFrom(...deaths),
      spouse: spouse(grown),
      children: fc.array(descendant(3), { maxLength: 3 }),
      parents: fc.array(ascendant(1), { maxLength: 4 }),
      grandparents: fc.array(ascendant(3), { maxLength: 3 }),
      siblings: fc.array(sibling(), { maxLength: 3 }),
      collateral: fc.array(collateral(), { maxLength: 3 }),
    },
    { requiredKeys: ['death'] },
  )
  .map(named);

/** Lists everyone in the family once: the spouse first, then by branch and age. */
export function everyone(family: Family): { id: string; status?: Status }[] {
  const line = (people: readonly Descendant[]): { id: string; status?: Status }[] =>
    people.flatMap((one) => [
      one,
      ...(one.spouse ? [one.spouse] : []),
      ...line(one.children ?? []),
    ]);
  return [
    ...(family.spouse ? [family.spouse] : []),
    ...line(family.children ?? []),
    ...(family.parents ?? []),
    ...(family.grandparents ?? []),
    ...line(family.siblings ?? []),
    ...line(family.collateral ?? []),
  ];
}

/** Removes a person and the person's descendants from the family. */
export function without(family: Family, id: string): Family {
  const others = <One extends { id: string }>(people: readonly One[] = []) =>
    people.filter((one) => one.id !== id);
  const line = (people: readonly Descendant[] = []): Descendant[] =>
    others(people).map(({ spouse, ...one }) => ({
      ...one,
      ...(spouse && spouse.id !== id && { spouse }),
      children: line(one.children),
    }));
  const { spouse, ...rest } = family;
  return {
    ...rest,
    ...(spouse && spouse.id !== id && { spouse }),
    children: line(family.children),
    parents: others(family.parents),
    grandparents: others(family.grandparents),
    siblings: line(family.siblings),
    collateral: others(family.collateral).map((one) => ({ ...one, children: line(one.children) })),
  };
}

function person(statuses: readonly Status[]) {
  // Many died or renounced. Otherwise the first rank would nearly always inherit.
  const status = fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: fc.constantFrom(...statuses).map((one) => ({ status: one })) },
  );
  return status.map((one): { id: string; status?: Status } => ({ id: '', ...one }));
}

function partner(statuses: readonly Status[]): fc.Arbitrary<Partner> {
  return fc
    .tuple(spouse(statuses), fc.constantFrom({}, {}, { remarried: true }))
    .map(([one, more]) => ({ ...one, ...more }));
}

function spouse(statuses: readonly Status[]): fc.Arbitrary<Partner> {
  const relation = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom<PartnerRelation>('de_facto', 'divorced')
        .map((one) => ({ relation: one })),
    },
  );
  return fc.tuple(person(statuses), relation).map(([one, more]) => ({ ...one, ...more }));
}

function descendant(depth: number): fc.Arbitrary<Descendant> {
  return fc
    .tuple(
      person([...grown, 'renounced', ...young]),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom(...relations).map((relation) => ({ relation })) },
      ),
      family(depth),
    )
    .map(([one, relation, family]) => ({
      ...one,
      ...relation,
      ...(!young.includes(one.status ?? 'renounced') && family),
    }));
}

function family(depth: number): fc.Arbitrary<Pick<Descendant, 'spouse' | 'children'>> {
  if (depth === 0) return fc.constant({});
  return fc.record(
    { spouse: partner(grown), children: fc.array(descendant(depth - 1), { maxLength: 2 }) },
    { requiredKeys: [] },
  );
}

function ascendant(furthest: number): fc.Arbitrary<Ascendant> {
  return fc
    .tuple(
      person(grown),
      fc.constantFrom(
        {},
        {},
        { relation: 'adoptive' as const },
        { relation: 'lost_by_full_adoption' as const },
      ),
      furthest === 1 ? fc.constant({}) : fc.constantFrom({}, { degree: 2 }, { degree: furthest }),
    )
    .map((parts) => Object.assign({}, ...parts));
}

function sibling(): fc.Arbitrary<Sibling> {
  return fc
    .tuple(person([...grown, 'renounced']), fc.constantFrom({}, { blood: 'half' }), family(2))
    .map((parts) => Object.assign({}, ...parts));
}

function collateral(): fc.Arbitrary<Collateral> {
  return fc
    .tuple(
      person(grown),
      fc.integer({ min: 3, max: 5 }).map((degree) => ({ degree })),
      fc.array(descendant(0), { maxLength: 1 }).map((children) => ({ children })),
    )
    .map((parts) => Object.assign({}, ...parts));
}

/** Gives everyone an id, the spouse first, then by branch and age. */
function named(family: Family): Family {
  const copy = structuredClone(family);
  for (const [index, one] of everyone(copy).entries()) one.id = `p${index}`;
  return copy;
}
