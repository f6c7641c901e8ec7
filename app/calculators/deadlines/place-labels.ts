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

/**
 * Places the labels of one side so that no text meets another, nor the stem of another. Near the line and
 * to the right is best. One without a place is left out (null): the list shows it.
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
  let best: (Placed | null)[] = labels.map(() => null);
  let least = LEFT_OUT * labels.length;

  const search = (index: number, placed: (Placed | null)[], cost: number) => {
    if (cost >= least) return;
    const label = labels[index];
    if (!label) {
      best = placed;
      least = cost;
      return;
    }
    for (const place of placesOf(label, width)) {
      const free = [...fixed, ...placed].every((other) => !other || !meet(place, other));
      if (free) search(index + 1, [...placed, place], cost + costOf(place));
    }
    search(index + 1, [...placed, null], cost + LEFT_OUT);
  };
  search(0, [], 0);
  return best.map((place) => place && { level: place.level, turn: place.turn });
}

const LEFT_OUT = 100;

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
