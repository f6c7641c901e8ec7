import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { naiveShares } from '../../../tests/law/naive-shares.ts';
import { everyone, randomFamily, without } from '../../../tests/law/random-family.ts';
import { randomRuns } from '../../../tests/law/random-runs.ts';
import type { Family } from '../family.ts';
import { successionSince1991 } from './shares.ts';

const runs = { numRuns: 200 };
describe('with any family', () => {
  test('a second, naive implementation finds the same heirs and shares', () => {
    const ranks = new Set<unknown>();
    const compare = fc.property(randomFamily, (family) => {
      expect(fractions(family)).toEqual(naiveShares(family));
      ranks.add(successionSince1991(family).rank);
    });
    fc.assert(compare, { numRuns: randomRuns });
    expect(ranks).toEqual(new Set([1, 2, 3, 4, null]));
  });

  test('shares are positive and sum to exactly 1, unless nobody inherits', () => {
    const sums = fc.property(randomFamily, (family) => {
      const { shares } = successionSince1991(family);
      expect(shares.every(({ fraction }) => fraction.gt(0))).toBe(true);
      const sum = shares.reduce((all, { fraction }) => all.add(fraction), new Fraction(0));
      expect(sum.toFraction()).toBe(shares.length === 0 ? '0' : '1');
    });
    fc.assert(sums, runs);
  });

  test('everyone either inherits or is excluded with a reason, in the order of the family', () => {
    const complete = fc.property(randomFamily, (family) => {
      const { shares, excluded } = successionSince1991(family);
      const heirs = shares.map(({ person }) => person);
      const others = excluded.map(({ person }) => person);
      const all = everyone(family).map(({ id }) => id);
      expect(all.filter((id) => !others.includes(id))).toEqual(heirs);
      expect(all.filter((id) => !heirs.includes(id))).toEqual(others);
    });
    fc.assert(complete, runs);
  });

  test('every reason has its articles', () => {
    const based = fc.property(randomFamily, (family) => {
      const { shares, excluded, reasons, unsettled } = successionSince1991(family);
      expect(reasons).not.toEqual([]);
      const own = shares.flatMap((share) => share.reasons);
      for (const one of [...reasons, ...unsettled, ...own, ...excluded.map((x) => x.reason)]) {
        expect(one.articles.join()).toMatch(/^(민법|대법원)/);
      }
    });
    fc.assert(based, runs);
  });

  test('renaming people changes nothing else', () => {
    const renamed = fc.property(randomFamily, (family) => {
      const text = JSON.stringify(family).replace(/"id":"(p\d+)"/g, '"id":"toString$1"');
      const expected = Object.entries(fractions(family)).map(([id, x]) => [`toString${id}`, x]);
      expect(fractions(JSON.parse(text))).toEqual(Object.fromEntries(expected));
    });
    fc.assert(renamed, runs);
  });

  test('the order of children and siblings does not matter', () => {
    const turned = fc.property(randomFamily, (family) => {
      const copy = structuredClone(family);
      copy.children?.reverse();
      copy.siblings?.reverse();
      for (const child of copy.children ?? []) child.children?.reverse();
      expect(fractions(copy)).toEqual(fractions(family));
    });
    fc.assert(turned, runs);
  });
});

describe('민법 1042, 1043: an heir who renounces', () => {
  const withHeir = randomFamily
    .filter((family) => successionSince1991(family).shares.length > 0)
    .chain((family) => {
      const heirs = successionSince1991(family).shares.map(({ person }) => person);
      return fc.record({
        family: fc.constant(family),
        heir: fc.constantFrom(...heirs),
        heirs: fc.constant(heirs),
      });
    });

  test('counts as absent while other heirs of the rank remain', () => {
    const same = fc.property(withHeir, ({ family, heir, heirs }) => {
      const spouse = family.spouse?.id;
      fc.pre(heir === spouse || heirs.some((id) => id !== heir && id !== spouse));
      expect(fractions(renounced(family, [heir]))).toEqual(fractions(without(family, heir)));
    });
    fc.assert(same, runs);
  });

  test('leaves everything to the spouse if no other heir of the rank remains', () => {
    const alone = fc.property(withHeir, ({ family, heirs }) => {
      const spouse = family.spouse?.id ?? '';
      fc.pre(heirs.includes(spouse) && heirs.length > 1);
      const others = heirs.filter((id) => id !== spouse);
      expect(fractions(renounced(family, others))).toEqual({ [spouse]: '1' });
    });
    fc.assert(alone, { numRuns: 100 });
  });

  test('leaves everything to the spouse if all children renounce, whatever other relatives live (2020그42)', () => {
    const all = fc.property(randomFamily, (family) => {
      const children = [...(family.children ?? []), { id: 'renouncer' }].map((child) => ({
        ...child,
        status: 'renounced' as const,
      }));
      expect(fractions({ ...family, spouse: { id: 'spouse' }, children })).toEqual({ spouse: '1' });
    });
    fc.assert(all, runs);
  });
});

function fractions(family: Family): Record<string, string> {
  const { shares } = successionSince1991(family);
  return Object.fromEntries(shares.map(({ person, fraction }) => [person, fraction.toFraction()]));
}

function renounced(family: Family, ids: readonly string[]): Family {
  const copy = structuredClone(family);
  for (const one of everyone(copy)) if (ids.includes(one.id)) one.status = 'renounced';
  return copy;
}
