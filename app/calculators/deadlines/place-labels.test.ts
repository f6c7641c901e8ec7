import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hanging, placeLabels } from './place-labels.ts';

const WIDTH = 820;
const place = (labels: Hanging[], taken: [number, number][] = []) =>
  placeLabels(labels, WIDTH, taken);
const right = (level: number) => ({ level, turn: 'right' });
const left = (level: number) => ({ level, turn: 'left' });

test('places labels with room next to the line, to the right of their stems', () => {
  expect(
    place([
      { x: 250, width: 130 },
      { x: 450, width: 150 },
    ]),
  ).toEqual([right(0), right(0)]);
});

test('turns the last label to the left, because its text must stay within the drawing', () => {
  expect(
    place([
      { x: 250, width: 130 },
      { x: 788, width: 150 },
    ]),
  ).toEqual([right(0), left(0)]);
});

test('turns one of two close labels away or gives it a longer stem', () => {
  expect(
    place([
      { x: 300, width: 150 },
      { x: 330, width: 150 },
    ]),
  ).toEqual([left(0), right(0)]);
  expect(
    place([
      { x: 90, width: 150 },
      { x: 120, width: 150 },
    ]),
  ).toEqual([right(1), right(0)]);
  expect(
    place([
      { x: 740, width: 150 },
      { x: 788, width: 150 },
    ]),
  ).toEqual([left(0), left(1)]);
});

test('places two labels of one day on one stem', () => {
  expect(
    place([
      { x: 400, width: 150 },
      { x: 400, width: 150 },
    ]),
  ).not.toContain(null);
});

test('leaves out a label whose stem would cross the words under the ring of the death', () => {
  expect(place([{ x: 100, width: 150 }], [[30, 180]])).toEqual([null]);
});

test('keeps texts clear of each other and of stems, and places at least three anywhere', () => {
  const label = fc.record({
    x: fc.integer({ min: 44, max: 788 }),
    width: fc.integer({ min: 100, max: 240 }),
  });
  fc.assert(
    fc.property(fc.array(label, { maxLength: 8 }), (some) => {
      const labels = some.sort((one, other) => one.x - other.x);
      const placed = place(labels).flatMap((found, index) => {
        const hanging = labels[index];
        if (!found || !hanging) return [];
        const { x, width } = hanging;
        const from = found.turn === 'right' ? x + 20 : x - 20 - width;
        return [{ x, level: found.level, from, to: from + width }];
      });
      for (const one of placed) {
        for (const other of placed) {
          if (one === other) continue;
          const beside = one.to <= other.from || other.to <= one.from;
          expect(one.level !== other.level || beside, 'texts').toBe(true);
          const passes = one.level >= other.level && one.x > other.from && one.x < other.to;
          expect(passes, 'a stem through a text').toBe(false);
        }
      }
      expect(placed.length).toBeGreaterThanOrEqual(Math.min(labels.length, 3));
    }),
    { numRuns: 100 },
  );
});

test('keeps the work proportional to the number of labels on close days', () => {
  let asked = 0;
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      get x() {
        asked++;
        return 300 + index;
      },
      width: 150,
    }));
  place(many(10));
  const ten = asked;
  asked = 0;
  expect(place(many(100)).filter(Boolean).length).toBeGreaterThanOrEqual(3);
  expect(asked).toBeLessThanOrEqual(20 * ten);
});
