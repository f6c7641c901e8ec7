import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Family } from '#app/law/family.ts';
import { successionSince1991 } from '#app/law/shares/shares.ts';
import { cross, segmentsOf } from '../../../tests/drawing/segments.ts';
import { everyone, randomFamily } from '../../../tests/law/random-family.ts';
import { no, type Relatives } from '../../../tests/law/relatives.ts';
import type { Label } from './label.ts';
import { layOutTree, type Tree } from './layout.ts';
import { DECEASED } from './plan.ts';
import { large, medium, small, type TreeSize } from './tree-size.ts';
import { unitsOf } from './written-share.ts';

const NAMES = ['첫째', '손주', '다섯째', '배우자', '어머니', '조부모'];
const NOTES = [undefined, undefined, '먼저 사망', '상속 포기', '상속권 상실', '태아'];

function labelsOf(family: Family): Map<string, Label> {
  const labels = everyone(family).map(({ id }, index): [string, Label] => {
    const note = NOTES[index % NOTES.length];
    return [id, { name: NAMES[index % NAMES.length] ?? '', ...(note && { note }) }];
  });
  return new Map([[DECEASED, { name: '고인' }], ...labels]);
}

function layOut(family: Family, size: TreeSize): Tree {
  return layOutTree(family, successionSince1991(family), labelsOf(family), size);
}

/** The lines of kinship and of shares, each with the id of its person. */
function linesOf({ kin, shares }: Tree) {
  return [
    ...kin.map(({ id, path }) => ({ id, path })),
    ...shares.map(({ person, path }) => ({ id: person, path })),
  ];
}

function boxesOf({ people }: Tree) {
  return people.map(({ id, x, y, label }) => ({
    id,
    left: x - label.width / 2,
    right: x + label.width / 2,
    top: y + 8,
    bottom: y + label.bottom + 4,
  }));
}

const sizes: [string, TreeSize][] = [
  ['350', small],
  ['688', medium],
  ['904', large],
];

describe.each(sizes)('%s px wide', (_, size) => {
  const always = (property: (tree: Tree, family: Family) => void) =>
    fc.assert(
      fc.property(randomFamily, (family) => property(layOut(family, size), family)),
      { numRuns: 60 },
    );

  test('each heir is centred over their own leaves or bar', () => {
    always(({ shares }) => {
      for (const { x, leaves, bar } of shares) {
        const [first = bar?.left ?? 0] = leaves;
        const last = leaves[leaves.length - 1] ?? bar?.right ?? 0;
        expect((first + last) / 2).toBeCloseTo(x, 0);
      }
    });
  });

  test('leaves are equal, in order and within the drawing; bars are as wide as the shares', () => {
    always(({ shares, width }, family) => {
      const leaves = shares.flatMap((share) => share.leaves);
      const units = shares.length > 0 ? unitsOf(successionSince1991(family).shares) : 0;
      const asBars = shares.filter(({ bar }) => bar);
      expect([0, shares.length]).toContain(asBars.length);
      expect(leaves).toHaveLength(asBars.length > 0 ? 0 : units);
      const steps = shares.flatMap((share) => stepsOf(share.leaves));
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 0);
      for (const step of stepsOf(leaves)) {
        expect(step).toBeGreaterThan(Math.max(2 * size.leaf, steps[0] ?? 0) - 0.5);
      }
      for (const x of leaves) expect(Math.abs(x - width / 2)).toBeLessThan(width / 2);

      const bars = shares.flatMap(({ bar, written: { n, d } }) =>
        bar ? [{ ...bar, share: Number(n) / Number(d) }] : [],
      );
      const whole = bars.reduce((sum, { left, right }) => sum + right - left, 0);
      for (const [index, { left, right, share }] of bars.entries()) {
        expect((right - left) / whole).toBeCloseTo(share, 2);
        expect(left).toBeGreaterThan((bars[index - 1]?.right ?? -1) - 0.3);
      }
    });
  });

  test('lines never cross', () => {
    always((tree) => {
      const segments = linesOf(tree).flatMap(({ path }) => segmentsOf(path));
      const crossing = segments.filter((a) => segments.some((b) => cross(a, b)));
      expect(crossing).toEqual([]);
    });
  });

  test('names collide neither with each other, nor with a line, nor with the edge', () => {
    always((tree) => {
      const boxes = boxesOf(tree);
      const uprights = linesOf(tree).flatMap(({ id, path }) =>
        segmentsOf(path)
          .filter(({ from, to }) => from.x === to.x)
          .map((segment) => ({ id, ...segment })),
      );
      for (const [index, a] of boxes.entries()) {
        expect(a.left).toBeGreaterThan(-3);
        expect(a.right).toBeLessThan(tree.width + 3);
        const touching = boxes
          .slice(index + 1)
          .filter(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          );
        expect(touching, a.id).toEqual([]);
        const under = uprights.filter(
          ({ from, to }) =>
            from.x > a.left &&
            from.x < a.right &&
            Math.max(from.y, to.y) > a.top &&
            Math.min(from.y, to.y) < a.bottom,
        );
        expect(under, a.id).toEqual([]);
      }
    });
  });

  test('every heir is drawn, and nobody twice', () => {
    always(({ people, shares }, family) => {
      const drawn = people.map(({ id }) => id);
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(shares.map(({ person }) => person).sort()).toEqual(
        successionSince1991(family)
          .shares.map(({ person }) => person)
          .sort(),
      );
      expect(drawn).toEqual(expect.arrayContaining(shares.map(({ person }) => person)));
    });
  });
});

function stepsOf(places: number[]): number[] {
  return places.slice(1).map((place, index) => place - (places[index] ?? 0));
}

describe('relatives who could have inherited stay in the drawing if at most the spouse inherits', () => {
  const drawn = (relatives: Relatives) =>
    layOut({ death: '2026-06-01', ...relatives }, large).people.map(({ id }) => id);

  test.each<[string, Relatives, string[]]>([
    ['all siblings renounced', { siblings: [no('s1'), no('s2')] }, ['s1', 's2']],
    ['all parents renounced', { parents: [no('f'), no('m')] }, ['f', 'm']],
    ['beside the spouse', { spouse: { id: 'w' }, parents: [no('f')] }, ['w', 'f']],
    [
      'an uncle renounced',
      { collateral: [{ id: 'u', degree: 3, status: 'renounced' }], parents: [no('f')] },
      ['u', 'f'],
    ],
  ])('%s', (_, relatives, expected) => {
    expect(drawn(relatives)).toEqual(expect.arrayContaining(expected));
  });

  test('leaves parents out if all children renounced, because the spouse inherits alone (2020그42)', () => {
    const spouse = { id: 'w' };
    expect(drawn({ spouse, children: [no('c')], parents: [{ id: 'f' }] })).not.toContain('f');
  });
});
