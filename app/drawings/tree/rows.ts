import type { SetLabel } from './label.ts';
import type { Plan } from './plan.ts';
import type { TreeSize } from './tree-size.ts';

/** The levels of a drawing, in pixels from its top. */
export interface Rows {
  /** The level of a row's rings; staggered rings are `fall` lower. */
  y: (row: number) => number;
  fall: number;
  /** The bar over a row. */
  bar: (row: number) => number;
  /** The levels at which the lines of shares branch, and of the leaves. */
  split: number;
  leaves: number;
}

/** Space above the first row: a ring, and the margin of a touch target. */
const TOP = 24;

/** Stacks the rows so that every line has room between the labels above and the rings below. */
export function stackRows(people: Standing[], plan: Plan, size: TreeSize): Rows {
  const top = Math.min(...people.map(({ row }) => row));
  const last = Math.max(...people.map(({ row }) => row));
  const lowest = (row: number, low: boolean) =>
    Math.max(
      0,
      ...people
        .filter((one) => one.row === row && one.low === low)
        .map(({ label }) => label.bottom),
    );
  const fall = people.some(({ low }) => low)
    ? Math.max(48, ...people.filter(({ low }) => !low).map(({ label }) => label.bottom + 20))
    : 0;
  const bottom = (row: number) =>
    Math.max(lowest(row, false), lowest(row, true) && lowest(row, true) + fall);

  const hung = plan.side.length > 0;
  const y = new Map<number, number>();
  const bars = new Map<number, number>();
  for (let row = top; row <= last; row += 1) {
    const above = y.get(row - 1);
    if (above === undefined) {
      // The deceased and the siblings hang on a bar even without parents above it.
      y.set(row, TOP + (row === 0 && hung ? size.first.drop : 0));
      bars.set(row, TOP);
      continue;
    }
    if (row <= 0 && !hung) {
      y.set(row, above + Math.max(size.ascent, bottom(row - 1) + 48));
      continue;
    }
    const { bar, drop } = row === 1 || row === 0 ? size.first : size.later;
    const level = above + Math.max(bar, bottom(row - 1) + 31);
    bars.set(row, level);
    y.set(row, level + drop);
  }
  const deepest = Math.max(...people.map(({ row }) => (y.get(row) ?? 0) + bottom(row)));
  const split = Math.max((y.get(last) ?? 0) + size.split, deepest + 32);
  return {
    y: (row) => y.get(row) ?? 0,
    fall,
    bar: (row) => bars.get(row) ?? 0,
    split,
    leaves: split + size.leaves,
  };
}

interface Standing {
  row: number;
  low: boolean;
  label: SetLabel;
}
