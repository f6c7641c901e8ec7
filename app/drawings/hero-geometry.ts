import * as trees from './tree/tree-size.ts';

/** Positions in one width of the hero's drawing, in pixels from its upper left. */
export interface DrawingSize {
  width: number;
  height: number;
  tree: trees.TreeSize;
  /** From the top of the drawing to the top of the tree. */
  treeTop: number;
  leaf: number;
  /** The rules between who, how much and by when, and the baseline of the label under each. */
  zones: [number, number, number];
  zoneLabel: number;
  timeline: { y: number; from: number; alternate: boolean };
  /** Whether there is room for a sentence about the family. */
  familyNote: boolean;
}

/** 696 px wide: in viewports from 736 to 1023 px, and from 1200 px. */
export const large: DrawingSize = {
  width: 696,
  height: 664,
  tree: { ...trees.large, width: 696, heads: 102, split: 96, leaves: 38, fractions: true },
  treeTop: 44,
  leaf: 6,
  zones: [0, 392, 560],
  zoneLabel: 36,
  timeline: { y: 598, from: 118, alternate: false },
  familyNote: true,
};

/** 540 px wide: in viewports from 560 to 735 px, and from 1024 to 1199 px, where it shares the row with the text. */
export const medium: DrawingSize = {
  ...large,
  width: 540,
  height: 640,
  tree: { ...large.tree, width: 539.4, heads: 84, turn: 13 },
  timeline: { y: 606, from: 96, alternate: true },
  familyNote: false,
};

/** 350 px wide: in viewports below 560 px. */
export const small: DrawingSize = {
  ...large,
  width: 350,
  height: 640,
  tree: { ...trees.small, width: 350.1, split: 116 },
  treeTop: 38,
  leaf: 5,
  zones: [0, 344, 512],
  zoneLabel: 30,
  timeline: { y: 600, from: 4, alternate: true },
  familyNote: false,
};
