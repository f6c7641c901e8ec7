/** A label that hangs on a stem, on one side of the line; in pixels. */
export interface Hanging {
  x: number;
  width: number;
}

/** Position of a label: its level, counted from the line, and its side of the stem. */
export interface Place {
  level: number;
  turn: 'right' | 'left';
}

interface Placed extends Place {
  /** Left and right edge of its text. */
  from: number;
  to: number;
  x: number;
}

const LEVELS = 3;
/** Distance from a stem to its text, and between two texts. */
const GAP = 20;
const APART = 12;
/** How far text may extend to the left of the drawing; the trunk is farther away. */
const OUTSIDE = 16;
/** Half the width of a node. */
const NODE = 8;

/** Cost of leaving a label out, which exceeds the cost of any place. */
const LEFT_OUT = 100;
/** Beam width: how many of the cheapest partial placements the search keeps. */
const FOLLOWED = 64;

/** A placement of the first labels. */
interface Way {
  placed: (Placed | null)[];
  cost: number;
}

/**
 * Places the labels of one side so that no text meets another label's text or stem. Prefers places near the line and
 * to the right. A label without a place is null; the list shows it. The work grows only with the number of labels.
 *
 * @param labels sorted by x
 * @param width width of the drawing
 * @param taken spans next to the line that are already occupied, each from x to x
 */
export function placeLabels(
  labels: readonly Hanging[],
  width: number,
  taken: readonly (readonly [number, number])[],
): (Place | null)[] {
  const fixed = taken.map(([from, to]): Placed => ({ level: 0, turn: 'right', from, to, x: from }));
  let ways: Way[] = [{ placed: [], cost: 0 }];
  for (const label of labels) {
    const places = placesOf(label, width).filter((place) => isFree(place, fixed));
    ways = ways
      .flatMap(({ placed, cost }) => [
        ...places
          .filter((place) => isFree(place, placed))
          .map((place) => ({ placed: [...placed, place], cost: cost + costOf(place) })),
        { placed: [...placed, null], cost: cost + LEFT_OUT },
      ])
      .sort((one, other) => one.cost - other.cost)
      .slice(0, FOLLOWED);
  }
  const [best] = ways;
  return (best?.placed ?? []).map((place) => place && { level: place.level, turn: place.turn });
}

function isFree(place: Placed, others: readonly (Placed | null)[]): boolean {
  return others.every((other) => !other || !meet(place, other));
}

function costOf({ level, turn }: Place): number {
  return level * 10 + (turn === 'left' ? 4 : 0);
}

function placesOf({ x, width }: Hanging, whole: number): Placed[] {
  return Array.from({ length: LEVELS }, (_, level) => [
    { level, turn: 'right' as const, x, from: x + GAP, to: x + GAP + width },
    { level, turn: 'left' as const, x, from: x - GAP - width, to: x - GAP },
  ])
    .flat()
    .filter(({ from, to }) => from >= -OUTSIDE && to <= whole);
}

function meet(one: Placed, other: Placed): boolean {
  if (one.level === other.level) {
    const texts = one.from < other.to + APART && other.from < one.to + APART;
    return texts || crosses(one, other) || crosses(other, one);
  }
  // The stem of the farther label passes the nearer label's text.
  const [near, far] = one.level < other.level ? [one, other] : [other, one];
  return crosses(far, near);
}

function crosses({ x }: Placed, { from, to }: Placed): boolean {
  return x + NODE > from && x - NODE < to;
}
