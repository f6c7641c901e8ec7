import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { naiveShares } from '../../../tests/law/naive-shares.ts';
import { randomFamily } from '../../../tests/law/random-family.ts';
import { randomRuns } from '../../../tests/law/random-runs.ts';
import { dead, no, type Relatives } from '../../../tests/law/relatives.ts';
import type { Descendant, Family } from '../family.ts';
import { type DecidingRelatives, decidingRelatives, type Rank } from './deciding-relatives.ts';
import { successionSince1991 } from './shares.ts';

const spouse = { id: 'spouse' };
const parents = [{ id: 'father' }, { id: 'mother' }];
const all: Rank[] = ['parents', 'grandparents', 'siblings', 'third', 'fourth'];
const ascendants: Rank[] = ['parents', 'grandparents'];

describe('the ranks that decide who inherits (민법 1000, 1003, 1043)', () => {
  test.each<[string, Relatives, Rank[]]>([
    ['none beside a child', { spouse, children: [{ id: 'a' }] }, []],
    ['none beside an unborn child', { children: [{ id: 'a', status: 'unborn' }] }, []],
    ['ascendants beside a spouse without children', { spouse }, ascendants],
    ['all of them without anybody', {}, all],
    // 2020그42: if all children renounce, the spouse takes everything.
    [
      'none where all children renounced and the spouse inherits',
      { spouse, children: [no('a')] },
      [],
    ],
    ['all where the spouse renounced, too', { spouse: no('spouse'), children: [no('a')] }, all],
    [
      'all where the spouse died in the same moment',
      { spouse: { ...spouse, status: 'simultaneous' }, children: [no('a'), no('b')] },
      all,
    ],
    [
      'all where the spouse is disqualified',
      { spouse: { ...spouse, status: 'disqualified' }, children: [no('a')] },
      all,
    ],
    [
      'all where the spouse was never married',
      { spouse: { ...spouse, relation: 'de_facto' } },
      all,
    ],
    ['ascendants where the only child died before', { spouse, children: [dead('a')] }, ascendants],
    ...(['simultaneous', 'disqualified', 'forfeited', 'stillborn'] as const).map(
      (status): [string, Relatives, Rank[]] => [
        `ascendants where the only child is ${status}`,
        { spouse, children: [{ id: 'a', status }] },
        ascendants,
      ],
    ),
    [
      'ascendants where the only child is no kin in law',
      { spouse, children: [{ id: 'a', relation: 'stepchild', status: 'renounced' }] },
      ascendants,
    ],
    [
      'none where one child died before and the other renounced',
      { spouse, children: [dead('a'), no('b')] },
      [],
    ],
    [
      'none where only the grandchild who represents renounced',
      { spouse, children: [dead('a', { children: [no('g')] })] },
      [],
    ],
    ['parents alone beside a parent', { spouse, parents }, ['parents']],
    // Grandparents may affect an unsettled point: no decision on them was found.
    ['grandparents where all parents renounced', { spouse, parents: [no('f')] }, ascendants],
    [
      'grandparents where the deceased became a 친양자',
      { parents: [{ id: 'f', relation: 'lost_by_full_adoption' }] },
      all,
    ],
    [
      'siblings alone beside a sibling',
      { siblings: [{ id: 's' }] },
      ['parents', 'grandparents', 'siblings'],
    ],
    ['all where every sibling renounced', { siblings: [no('s'), no('t')] }, all],
    [
      'the third degree alone beside an uncle',
      { collateral: [{ id: 'u', degree: 3 }] },
      all.slice(0, 4),
    ],
    [
      'all where the uncle renounced',
      { collateral: [{ id: 'u', degree: 3, status: 'renounced' }] },
      all,
    ],
  ])('%s', (_, relatives, expected) => {
    expect(decidingRelatives({ death: '2026-06-01', ...relatives }).ranks).toEqual(expected);
  });
});

describe('people whose children and spouses decide (민법 1001, 1003②; 95다27769)', () => {
  const asked = (relatives: Relatives, death = '2026-06-01') => {
    const { childrenOf, spouseOf } = decidingRelatives({ death, ...relatives });
    return { children: [...childrenOf], spouse: [...spouseOf] };
  };

  test('the dead; the disqualified with their children alone; none of the living', () => {
    const children: Descendant[] = [
      { id: 'a' },
      dead('b'),
      { id: 'c', status: 'disqualified' },
      no('d'),
    ];
    expect(asked({ spouse, children })).toEqual({ children: ['b', 'c'], spouse: ['b'] });
    const before = asked({ spouse, children }, '2026-03-16');
    expect(before).toEqual({ children: ['b', 'c'], spouse: ['b', 'c'] });
  });

  test('those who renounced, if the whole generation did and no spouse inherits', () => {
    const children: Descendant[] = [no('a'), no('b')];
    expect(asked({ spouse, children })).toEqual({ children: [], spouse: [] });
    expect(asked({ spouse: no('spouse'), children })).toEqual({ children: ['a', 'b'], spouse: [] });
    const next: Descendant[] = [no('a', [no('g')]), no('b')];
    expect(asked({ children: next }).children).toEqual(['a', 'g', 'b']);
  });

  test('siblings, only if they are called', () => {
    const siblings = [dead('s')];
    expect(asked({ siblings })).toEqual({ children: ['s'], spouse: ['s'] });
    expect(asked({ siblings, spouse })).toEqual({ children: [], spouse: [] });
    expect(asked({ siblings: [no('s')] }), 'nephews are of the third degree').toEqual({
      children: ['s'],
      spouse: [],
    });
  });
});

test('asking step by step leads to the heirs of the whole family, whatever the family', () => {
  let further = 0;
  const leads = fc.property(randomFamily, (whole) => {
    const { family, steps } = askedStepByStep(whole);
    further += Number(steps > 1);
    const { shares } = successionSince1991(family);
    const found = shares.map(({ person, fraction }) => [person, fraction.toFraction()]);
    expect(Object.fromEntries(found)).toEqual(naiveShares(whole));
    const doubts = (one: Family) => successionSince1991(one).unsettled.map(({ code }) => code);
    expect(doubts(family)).toEqual(doubts(whole));
  });
  fc.assert(leads, { numRuns: randomRuns });
  expect(further, 'more than one step').toBeGreaterThan(randomRuns / 20);
});

test('the order of doubts does not depend on who is asked for first', () => {
  const own = { id: 'p3', status: 'missing' } as const;
  const grandchild: Descendant = {
    id: 'p4',
    status: 'forfeited',
    relation: 'nonmarital_recognized',
    spouse: { id: 'p5' },
  };
  const child: Descendant = {
    id: 'p2',
    status: 'disqualified',
    spouse: own,
    children: [grandchild],
  };
  const whole: Family = {
    death: '2026-03-16',
    children: [{ id: 'p0', status: 'forfeited', spouse: { id: 'p1' }, children: [child] }],
  };
  const codes = (one: Family) => successionSince1991(one).unsettled.map(({ code }) => code);
  expect(codes(whole)).toEqual(['spouse-of-disqualified', 'spouse-of-forfeited']);
  expect(codes(askedStepByStep(whole).family)).toEqual(codes(whole));
});

test('a large family is answered at once', () => {
  const line = (id: string, [count = 0, ...below]: number[]): Descendant[] =>
    Array.from({ length: count }, (_, index) =>
      no(`${id}.${index}`, line(`${id}.${index}`, below)),
    );
  const children = line('child', [10, 6, 1]);
  const { childrenOf } = decidingRelatives({ death: '2026-06-01', children });
  expect(childrenOf.size).toBe(130);
});

/** Starts with the spouse and the children, and adds the relatives asked for until nobody else is. */
function askedStepByStep(whole: Family): { family: Family; steps: number } {
  let family = known(whole, { ranks: [], childrenOf: new Set(), spouseOf: new Set() });
  // Keeps entered relatives after they cease to be asked for.
  const asked = {
    ranks: new Set<Rank>(),
    childrenOf: new Set<string>(),
    spouseOf: new Set<string>(),
  };
  for (let steps = 0; ; steps += 1) {
    const { ranks, childrenOf, spouseOf } = decidingRelatives(family);
    for (const rank of ranks) asked.ranks.add(rank);
    for (const id of childrenOf) asked.childrenOf.add(id);
    for (const id of spouseOf) asked.spouseOf.add(id);
    const next = known(whole, { ...asked, ranks: [...asked.ranks] });
    if (JSON.stringify(next) === JSON.stringify(family)) return { family, steps };
    family = next;
  }
}

/** Returns the part of a family that was asked for. */
function known(whole: Family, { ranks, childrenOf, spouseOf }: DecidingRelatives): Family {
  const line = (people: readonly Descendant[] = []): Descendant[] =>
    people.map(({ spouse: partner, children, ...one }) => ({
      ...one,
      ...(partner && spouseOf.has(one.id) && { spouse: partner }),
      ...(childrenOf.has(one.id) && { children: line(children) }),
    }));
  const { death, collateral = [] } = whole;
  const ofDegree = (rank: Rank, some: (degree: number) => boolean) =>
    ranks.includes(rank) ? collateral.filter(({ degree }) => some(degree)) : [];
  return {
    death,
    ...(whole.spouse && { spouse: whole.spouse }),
    children: line(whole.children),
    parents: ranks.includes('parents') ? (whole.parents ?? []) : [],
    grandparents: ranks.includes('grandparents') ? (whole.grandparents ?? []) : [],
    siblings: ranks.includes('siblings') ? line(whole.siblings) : [],
    collateral: [
      ...ofDegree('third', (degree) => degree === 3),
      ...ofDegree('fourth', (degree) => degree > 3),
    ],
  };
}
