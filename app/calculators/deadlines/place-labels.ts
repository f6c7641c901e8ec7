/** A label that hangs on a stem, on one side of the line; in pixels. */
export interface Hanging {
  x: number;
  width: number;
}

/** Where it stands: how far from the line, in steps, and on which side of its stem. */
export interface Place {
  level: number;
  turn: 'right' | 'left';
}

interface Placed extends Place {
  /** From where to where its text reaches. */
  from: number;
  to: number;
  x: number;
}

const LEVELS = 3;
/** From a stem to its text, and what two texts keep between them. */
const GAP = 20;
const APART = 12;
/** Text may begin this much before the drawing: the trunk is farther away. */
const OUTSIDE = 16;
/** A node is this wide to either side of its stem. */
const NODE = 8;

/** What is left out costs more than any place. */
const LEFT_OUT = 100;
/** How many ways to place the labels so far are followed up: the cheapest. */
const FOLLOWED = 64;

/** A way to place the first labels. */
interface Way {
  placed: (Placed | null)[];
  cost: number;
}

/**
 * Places the labels of one side so that no text meets another, nor the stem of another. Near the line and to the right is
 * best. One without a place is left out (null): the list shows it. The work grows with the number of labels, not more.
 *
 * @param labels by x
 * @param width of the drawing
 * @param taken what stands next to the line already, from x to x
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
  // The stem of the farther one passes the nearer one's text.
  const [near, far] = one.level < other.level ? [one, other] : [other, one];
  return crosses(far, near);
}

function crosses({ x }: Placed, { from, to }: Placed): boolean {
  return x + NODE > from && x - NODE < to;
}
