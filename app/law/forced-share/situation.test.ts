import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import type { Succession } from '../shares/shares.ts';
import { heirsOf } from './situation.ts';

test.each<[Succession['rank'], string[]]>([
  [1, ['spouse', 'descendant']],
  [2, ['spouse', 'ascendant']],
  [3, ['spouse', 'sibling']],
  [4, ['spouse', 'collateral']],
  [null, ['spouse', 'spouse']],
])('rank %s has heirs of the classes %s', (rank, classes) => {
  const shares = ['s', 'x'].map((person) => ({
    person,
    fraction: new Fraction(1, 2),
    represents: null,
    reasons: [],
  }));
  const heirs = heirsOf(
    { shares, rank, excluded: [], reasons: [], unsettled: [] },
    { death: '2026-06-01', spouse: { id: 's' } },
  );
  expect(heirs.map((heir) => heir.class)).toEqual(classes);
});
