/** A point in a drawing, in pixels from its upper left. */
export interface Point {
  x: number;
  y: number;
}

/** Lines from a stem, which is drawn once, along a bar and down to the ends. */
export interface Fork {
  stem: string;
  /** The line to each end, from the stem or the bar. */
  ends: {
    path: string;
    /** The part that leads to no other end. */
    alone: string;
  }[];
}

/**
 * Draws lines from a stem to ends on both sides of it and straight below. Every turn is a quarter circle,
 * smaller if the next line is near.
 *
 * @param from the start of the stem
 * @param bar the level at which it branches, in pixels
 * @param ends from left to right
 * @param radius the largest radius of the quarter circles, in pixels
 */
export function fork(from: Point, bar: number, ends: Point[], radius: number): Fork {
  const aside = ends.filter(({ x }) => x !== from.x).map(({ x }) => Math.abs(x - from.x) / 2);
  const reach = Math.min(radius, ...aside);
  const straight = ends.find(({ x }) => x === from.x);
  const stem = `M${from.x} ${from.y}V${straight ? straight.y : round(bar - reach)}`;
  const arm = { x: from.x, y: round(bar - reach) };
  const sides = [-1, 1].map((side) => {
    const aside = ends.filter(({ x }) => (x - from.x) * side > 0);
    const bend = `a${reach} ${reach} 0 0 ${side < 0 ? 1 : 0} ${side * reach} ${reach}`;
    return side < 0
      ? hangAside(arm, bend, bar, aside.reverse(), side, radius).reverse()
      : hangAside(arm, bend, bar, aside, side, radius);
  });
  const [left = [], right = []] = sides;
  const below = straight ? [{ path: '', alone: `M${from.x} ${bar}V${straight.y}` }] : [];
  const lines = [...left, ...below, ...right];
  const [only] = lines;
  return { stem, ends: only && ends.length === 1 ? [{ ...only, alone: stem + only.path }] : lines };
}

/** Lines from the start of a bar to ends that hang on it to the right. */
export function hang(from: Point, ends: Point[], radius: number): Fork['ends'] {
  return hangAside(from, '', from.y, ends, 1, radius);
}

/** Lines on one side of a stem: the furthest end draws the bar, the nearer ends branch off it. */
function hangAside(
  from: Point,
  bend: string,
  bar: number,
  ends: Point[],
  side: number,
  radius: number,
): Fork['ends'] {
  return ends.map((end, index) => {
    const before = ends[index - 1];
    const r = Math.min(radius, Math.abs(end.x - (before ?? from).x) / 2);
    const down = `a${r} ${r} 0 0 ${side < 0 ? 0 : 1} ${side * r} ${r}V${end.y}`;
    const corner = round(end.x - side * r);
    if (index < ends.length - 1) return same(`M${corner} ${bar}${down}`);
    const path = `M${from.x} ${from.y}${bend}H${corner}${down}`;
    return before
      ? { path, alone: `M${round(before.x + side * r)} ${bar}H${corner}${down}` }
      : same(path);
  });
}

/** The lines of a fork as one path. */
export function forkPath({ stem, ends }: Fork): string {
  return stem + ends.map(({ path }) => path).join('');
}

/** Two parallel lines between partners, 4 px apart, from the left one to the right one. */
export function marriage(left: number, right: number, y: number): string {
  return `M${left} ${y - 2}H${right}M${left} ${y + 2}H${right}`;
}

function same(path: string) {
  return { path, alone: path };
}

/** Rounds to tenths of a pixel; more digits would only lengthen the page. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
