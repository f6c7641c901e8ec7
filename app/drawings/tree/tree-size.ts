/** Measures of one width of the tree, in pixels. */
export interface TreeSize {
  /** Widths of the whole drawing, and of the column at the left for the table's headers. */
  width: number;
  heads: number;
  /** Radii of an heir's ring, of a leaf, of the turns. */
  node: number;
  leaf: number;
  turn: number;
  /** From a node to the baseline of its name, and the line height of the note under it. */
  name: number;
  note: number;
  /** Minimum distance between two neighbours of a row, if people can be pressed. */
  apart: number;
  /** Height of the letters. */
  letters: { name: number; note: number };
  /** From a row to the bar under it, and from the bar to the next row: first generation, later ones. */
  first: { bar: number; drop: number };
  later: { bar: number; drop: number };
  /** From a row of ascendants to the row under it. */
  ascent: number;
  /** From the last row to where the lines of shares branch, and on to the leaves. */
  split: number;
  leaves: number;
  /** Whether fractions are drawn under the leaves; false if a table shows them. */
  fractions: boolean;
}

/** 904 px wide: in viewports from 1200 px. */
export const large: TreeSize = {
  width: 904,
  heads: 112,
  node: 7,
  leaf: 6,
  turn: 14,
  name: 31,
  note: 21,
  apart: 0,
  letters: { name: 18, note: 15 },
  first: { bar: 86, drop: 48 },
  later: { bar: 88, drop: 38 },
  ascent: 104,
  split: 84,
  leaves: 36,
  fractions: false,
};

/** 688 px wide: in viewports from 640 to 1199 px. */
export const medium: TreeSize = { ...large, width: 688, heads: 94, turn: 13 };

/** 350 px wide: in viewports below 640 px. */
export const small: TreeSize = {
  ...large,
  width: 350,
  heads: 0,
  node: 6,
  leaf: 5,
  turn: 10,
  name: 27,
  note: 20,
  letters: { name: 17, note: 15 },
  first: { bar: 74, drop: 36 },
  later: { bar: 78, drop: 30 },
  ascent: 88,
  split: 84,
  leaves: 30,
  fractions: true,
};
