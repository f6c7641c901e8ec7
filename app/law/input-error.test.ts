import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { situation } from '../../tests/law/forced-situation.ts';
import { deadlinesOf } from './deadlines/deadlines.ts';
import { divideEstate } from './division/division.ts';
import type { Descendant, Family } from './family.ts';
import { forcedShares } from './forced-share/forced-shares.ts';
import { inheritanceTax } from './inheritance-tax/inheritance-tax.ts';
import { InputError, type InputProblem } from './input-error.ts';
import { statutoryShares, successionSince1991 } from './shares/shares.ts';
import { sharesInWon } from './won.ts';

const death = '2026-06-01';
const many = (count: number, name = 'c') =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}${index}` }));

/** @returns the code of the refusal, or null for an answer */
function problemOf(compute: () => unknown): InputProblem | null {
  try {
    compute();
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
}

describe('refuses an impossible family', () => {
  const ownChild: Descendant = { id: 'a', status: 'predeceased' };
  ownChild.children = [ownChild];
  const ownGrandchild: Descendant = { id: 'a', children: [{ id: 'b' }] };
  ownGrandchild.children?.push({ id: 'c', children: [ownGrandchild] });
  const unborn = { id: 'x', status: 'unborn' as const };

  test.each<[string, Partial<Family>, InputProblem]>([
    ['someone is their own child', { children: [ownChild] }, 'repeated-person'],
    ['someone is their own grandchild', { siblings: [ownGrandchild] }, 'repeated-person'],
    [
      'the same person twice',
      { children: [{ id: 'a' }], parents: [{ id: 'a' }] },
      'repeated-person',
    ],
    ['201 people', { children: many(201) }, 'too-many-people'],
    ['five parents', { parents: many(5) }, 'too-many-parents'],
    ['an uncle of the second degree', { collateral: [{ id: 'u', degree: 2 }] }, 'degree'],
    ['half a degree', { collateral: [{ id: 'u', degree: 3.5 }] }, 'degree'],
    ['no number', { grandparents: [{ id: 'g', degree: Number.NaN }] }, 'degree'],
    ['a grandparent of the first degree', { grandparents: [{ id: 'g', degree: 1 }] }, 'degree'],
    ['a parent of the second', { parents: [{ id: 'f', degree: 2 }] }, 'degree'],
    ['a degree beyond any', { collateral: [{ id: 'u', degree: 1e9 }] }, 'degree'],
    ['an unborn parent', { parents: [unborn] }, 'status'],
    ['an unborn spouse', { spouse: unborn }, 'status'],
    ['an unborn child with a child', { children: [{ ...unborn, children: many(1) }] }, 'status'],
    ['a widow who remarried before', { spouse: { id: 's', remarried: true } }, 'status'],
    ['a day that no calendar has', { death: '2026-02-29' }, 'day'],
    ['no day', { death: '' }, 'day'],
  ])('%s', (_, family, problem) => {
    expect(problemOf(() => statutoryShares({ death, ...family }))).toBe(problem);
  });

  test('answers 200 people and four parents', () => {
    const family = { death, children: many(200) };
    expect(successionSince1991(family).shares).toHaveLength(200);
    expect(successionSince1991({ death, parents: many(4) }).shares).toHaveLength(4);
  });
});

describe('refuses negative amounts and days that do not exist', () => {
  const minus = { to: 'A', amount: -1n };
  const shares = [{ person: 'A', fraction: new Fraction(1) }];
  const tax = { death, assets: 1n, debts: 0n, children: 1, filed: 'on-time' } as const;
  test.each<[string, () => unknown, InputProblem]>([
    ['an estate in won', () => sharesInWon(-1n, shares), 'negative-amount'],
    ['forced: estate', () => forcedShares(situation({ estate: -1n })), 'negative-amount'],
    ['forced: debts', () => forcedShares(situation({ debts: -1n })), 'negative-amount'],
    ['forced: a gift', () => forcedShares(situation({ gifts: [minus] })), 'negative-amount'],
    ['forced: a legacy', () => forcedShares(situation({ legacies: [minus] })), 'negative-amount'],
    [
      'forced: a reward',
      () => forcedShares(situation({ gifts: [{ to: 'A', amount: 1n, reward: -1n }] })),
      'negative-amount',
    ],
    ['forced: the day', () => forcedShares(situation({ death: '2026-13-01' })), 'day'],
    [
      'forced: the day of a gift',
      () => forcedShares(situation({ gifts: [{ to: 'A', amount: 1n, date: '2025-02-30' }] })),
      'day',
    ],
    ['division: estate', () => divideEstate({ death, won: -1n, shares }), 'negative-amount'],
    [
      'division: a gift',
      () => divideEstate({ death, won: 1n, shares, gifts: [{ person: 'A', won: -1n }] }),
      'negative-amount',
    ],
    ['division: the day', () => divideEstate({ death: 'today', won: 1n, shares }), 'day'],
    ['tax: assets', () => inheritanceTax({ ...tax, assets: -1n }), 'negative-amount'],
    ['tax: the day', () => inheritanceTax({ ...tax, death: '2026-06-31' }), 'day'],
    ['deadlines', () => deadlinesOf({ death: '2026-04-31', knew: death }), 'day'],
    ['deadlines: another', () => deadlinesOf({ death, knew: death, knewGift: '1' }), 'day'],
  ])('%s', (_, compute, problem) => {
    expect(problemOf(compute)).toBe(problem);
  });
});

/** Families in which anyone may be the child of anyone, even of themselves, with any status and degree. */
const anyShape: fc.Arbitrary<Family> = fc
  .record({
    people: fc.integer({ min: 1, max: 260 }),
    edges: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 400 }),
    statuses: fc.array(
      fc.constantFrom(undefined, 'predeceased', 'renounced', 'unborn', 'disqualified'),
      { minLength: 1, maxLength: 20 },
    ),
    onlyDown: fc.boolean(),
    wide: fc.boolean(),
    spouse: fc.boolean(),
    degree: fc.constantFrom(1, 2, 3, 4, 0, -1, 2.5),
  })
  .map(({ people, edges, statuses, onlyDown, wide, spouse, degree }) => {
    const all = Array.from({ length: people }, (_, index): Descendant => {
      const status = statuses[index % statuses.length];
      return { id: `p${index}`, ...(status && { status }), children: [] };
    });
    for (const [from, to] of edges) {
      const [above, below] = [from % people, to % people];
      if (!onlyDown || above < below) all[above]?.children?.push(all[below] ?? { id: 'none' });
    }
    // Few edges make a chain, the deepest family.
    if (onlyDown && edges.length < 50) {
      for (const [index, one] of all.entries())
        one.children = wide ? [] : all.slice(index + 1, index + 2);
    }
    return {
      death,
      ...(spouse && { spouse: { id: 'spouse' } }),
      children: wide ? all : all.slice(0, 1),
      collateral: [{ id: 'far', degree }],
    };
  });

// An exponential search would exceed the time limit of a test.
test('answers or refuses a family of any shape', () => {
  const seen = new Set<InputProblem | null>();
  const ends = fc.property(anyShape, (family) => {
    seen.add(problemOf(() => statutoryShares(family)));
  });
  fc.assert(ends, { numRuns: 150 });
  expect([...seen]).toEqual(expect.arrayContaining([null, 'repeated-person', 'status']));
});
