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

const label = fc.record({
  x: fc.integer({ min: 44, max: 788 }),
  width: fc.integer({ min: 100, max: 240 }),
});
const labelsUpTo = (maxLength: number) =>
  fc.array(label, { maxLength }).map((some) => some.sort((one, other) => one.x - other.x));

test('keeps texts clear of each other and of stems', () => {
  fc.assert(
    fc.property(labelsUpTo(8), (labels) => {
      expect(isClear(textsOf(labels, place(labels)), { apart: 0, node: 0 })).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('places as many of three labels as the drawing has room for', () => {
  fc.assert(
    fc.property(labelsUpTo(3), (labels) => {
      const most = Math.max(
        ...everyPlacement(labels.length)
          .map((placement) => textsOf(labels, placement))
          .filter((texts) => isClear(texts, { apart: 12, node: 8 }))
          .filter((texts) => texts.every(({ from, to }) => from >= -16 && to <= WIDTH))
          .map(({ length }) => length),
      );
      expect(place(labels).filter(Boolean)).toHaveLength(most);
    }),
    { numRuns: 50 },
  );
});

type Placement = ReturnType<typeof place>;

/** Every way to place that many labels or to leave them out. */
function everyPlacement(count: number): Placement[] {
  const choices = [
    null,
    ...[0, 1, 2].flatMap((level) => [
      { level, turn: 'right' as const },
      { level, turn: 'left' as const },
    ]),
  ];
  return Array.from({ length: count }).reduce<Placement[]>(
    (all) => all.flatMap((before) => choices.map((choice) => [...before, choice])),
    [[]],
  );
}

/** Returns the positions of the texts of placed labels. */
function textsOf(labels: readonly Hanging[], placement: Placement) {
  return labels.flatMap(({ x, width }, index) => {
    const found = placement[index];
    if (!found) return [];
    const from = found.turn === 'right' ? x + 20 : x - 20 - width;
    return [{ x, level: found.level, from, to: from + width }];
  });
}

/** Whether no text of a level meets another one, and no stem passes a text on its level or nearer to the line. */
function isClear(
  texts: ReturnType<typeof textsOf>,
  { apart, node }: { apart: number; node: number },
): boolean {
  return texts.every((one, index) =>
    texts.every((other, at) => {
      if (index === at) return true;
      const beside = one.to + apart <= other.from || other.to + apart <= one.from;
      const passes =
        one.level >= other.level && one.x + node > other.from && one.x - node < other.to;
      return (one.level !== other.level || beside) && !passes;
    }),
  );
}

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
