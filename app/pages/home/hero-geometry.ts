/** Where everything stands in one width of the hero's drawing, in pixels from its upper left. */
export interface DrawingSize {
  width: number;
  height: number;
  /** Centre of a unit: leaves stand at 0.5, 1.5, … 8.5. */
  x: (unit: number) => number;
  node: number;
  leaf: number;
  /** Of the quarter circles in which every line turns. */
  radius: number;
  /** From a node to the baselines of the name and the note under it. */
  below: { name: number; note: number };
  /** The rules that part who, how much and by when, and the baseline of the label under each. */
  zones: [number, number, number];
  zoneLabel: number;
  rows: {
    parents: number;
    bar: number;
    children: number;
    secondBar: number;
    grandchildren: number;
    split: number;
    leaves: number;
    fraction: number;
  };
  timeline: { y: number; from: number; alternate: boolean };
  /** Whether there is room for a sentence about the family. */
  familyNote: boolean;
}

/** Distances of the rows from the parents' row. */
function rowsFrom(
  parents: number,
  [bar, children, second, grand, split, leaves, fraction]: number[],
) {
  const at = (distance = 0) => parents + distance;
  return {
    parents,
    bar: at(bar),
    children: at(children),
    secondBar: at(second),
    grandchildren: at(grand),
    split: at(split),
    leaves: at(leaves),
    fraction: at(fraction),
  };
}

/** 696 px: from 736 on, and again from 1200 on. */
export const large: DrawingSize = {
  width: 696,
  height: 664,
  x: (unit) => 102 + 66 * unit,
  node: 7,
  leaf: 6,
  radius: 14,
  below: { name: 31, note: 52 },
  zones: [0, 392, 560],
  zoneLabel: 36,
  rows: rowsFrom(68, [86, 134, 222, 260, 356, 394, 436]),
  timeline: { y: 598, from: 118, alternate: false },
  familyNote: true,
};

/** 540 px: from 560 to 735, and from 1024 to 1199 beside the text. */
export const medium: DrawingSize = {
  ...large,
  width: 540,
  height: 640,
  x: (unit) => 84 + 50.6 * unit,
  radius: 13,
  timeline: { y: 606, from: 96, alternate: true },
  familyNote: false,
};

/** 350 px: below 560. */
export const small: DrawingSize = {
  width: 350,
  height: 640,
  x: (unit) => 38.9 * unit,
  node: 6,
  leaf: 5,
  radius: 10,
  below: { name: 27, note: 47 },
  zones: [0, 344, 512],
  zoneLabel: 30,
  rows: rowsFrom(62, [74, 110, 188, 218, 334, 364, 406]),
  timeline: { y: 600, from: 4, alternate: true },
  familyNote: false,
};

/** Down a stem, along a bar and down again at its end, turning in quarter circles. */
export function descent(x: number, y: number, bar: number, endX: number, endY: number, r: number) {
  return `M${x} ${y}V${bar - r}a${r} ${r} 0 0 0 ${r} ${r}H${endX - r}a${r} ${r} 0 0 1 ${r} ${r}V${endY}`;
}

/** From a bar down to a node: where the branch leaves the bar it starts with a quarter circle. */
export function turn(x: number, bar: number, endY: number, r: number) {
  return `M${x - r} ${bar}a${r} ${r} 0 0 1 ${r} ${r}V${endY}`;
}

/** From a stem, drawn once, to nodes on both sides of it and straight below. */
export function fork(x: number, y: number, bar: number, ends: number[], endY: number, r: number) {
  const reach = Math.min(r, ...ends.filter((end) => end !== x).map((end) => Math.abs(end - x) / 2));
  if (ends.every((end) => end === x)) return `M${x} ${y}V${endY}`;
  const sides = ends
    .filter((end) => end !== x)
    .map((end) => {
      const side = Math.sign(end - x);
      const [out, down] = side < 0 ? [1, 0] : [0, 1];
      return (
        `M${x} ${bar - reach}a${reach} ${reach} 0 0 ${out} ${side * reach} ${reach}` +
        `H${end - side * reach}a${reach} ${reach} 0 0 ${down} ${side * reach} ${reach}V${endY}`
      );
    });
  return `M${x} ${y}V${ends.includes(x) ? endY : bar - reach}${sides.join('')}`;
}
