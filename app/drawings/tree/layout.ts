import type { Family } from '#app/law/family.ts';
import type { Succession } from '#app/law/shares/shares.ts';
import { collides } from './collision.ts';
import { partWidth, type Stretch } from './columns.ts';
import { connect, type KinLine } from './connect.ts';
import { type Label, setLabel } from './label.ts';
import { columnNeeds, type Fit, fits, tightest } from './needs.ts';
import { type Place, place } from './place.ts';
import { type Plan, planTree } from './plan.ts';
import { drawShares, type HeirShare, haveRoom } from './shares-drawn.ts';
import type { TreeSize } from './tree-size.ts';
import { MAX_UNITS } from './written-share.ts';

/** A family tree, in pixels from its upper left. */
export interface Tree {
  size: TreeSize;
  /** Exceeds the width of `size` if not everybody fits; the drawing then scrolls. */
  width: number;
  height: number;
  people: TreePerson[];
  kin: KinLine[];
  shares: HeirShare[];
  /** The centre line of the leaves, and of the fractions' bars under them; null if the fractions have no room. */
  leavesY: number;
  fractionY: number | null;
  /** The horizontal range of each person, on which a table under the drawing aligns its columns. */
  columns: { person: string; left: number; right: number }[];
}

export interface TreePerson extends Place {
  y: number;
}

/** The minimum part of the width that all shares take together if they are bars. */
const MIN_ESTATE = 0.4;
const FRACTION = 42;

/**
 * Lays a family tree out to scale: every share takes its part of the width, each heir is centred over their
 * own leaves, and lines never cross. Labels that do not fit side by side are broken into lines, set further
 * apart, or staggered at two heights; as a last resort the drawing becomes wider than its frame.
 *
 * @param labels the text under each person, by id; `DECEASED` is the deceased
 */
export function layOutTree(
  family: Family,
  succession: Succession,
  labels: Map<string, Label>,
  size: TreeSize,
): Tree {
  const plan = planTree(family, succession);
  const ways = plan.units <= MAX_UNITS ? [true, false] : [false];
  for (const counted of ways) {
    for (const fit of fits) {
      const tree = tryFit({ plan, labels, size, fit, counted, width: size.width - size.heads });
      if (tree) return tree;
    }
  }
  const counted = plan.units <= MAX_UNITS;
  for (let grown = 1.05; grown < 50; grown *= 1.05) {
    const width = (size.width - size.heads) * grown;
    const tree = tryFit({ plan, labels, size, fit: tightest, counted, width });
    if (tree) return tree;
  }
  throw new Error('No width suffices for this family.');
}

interface Attempt {
  plan: Plan;
  labels: Map<string, Label>;
  size: TreeSize;
  fit: Fit;
  counted: boolean;
  /** The drawing's width without the column of the table's headers. */
  width: number;
}

function tryFit({ plan, labels, size, fit, counted, width }: Attempt): Tree | null {
  const set = new Map([...labels].map(([id, label]) => [id, setLabel(label, fit.parted, size)]));
  const needs = columnNeeds(plan, set, fit, size);
  const wanted = plan.columns.map(({ person, fraction }) => ({
    share: fraction.valueOf(),
    needs: needs.get(person) ?? 0,
  }));
  const least = counted
    ? plan.units * (2 * size.leaf + 3)
    : Math.min(size.width, width) * MIN_ESTATE;
  const parted = partWidth(wanted, width, least);
  if (!parted) return null;
  const columns = parted.stretches.map(({ left, right }, index) => ({
    person: plan.columns[index]?.person ?? '',
    left: left + size.heads,
    right: right + size.heads,
  }));
  const byPerson = new Map<string, Stretch>(columns.map((column) => [column.person, column]));
  const places = place({ plan, columns: byPerson, labels: set, staggered: fit.staggered, size });
  const shares = drawShares(plan, places, parted.estate, counted, size);
  const full = { left: size.heads, right: size.heads + width };
  const kin = connect(plan, places, byPerson, size);
  const { rows } = places;
  const down = shares.map(({ x, top }) => ({ x, top, bottom: rows.leaves }));
  if (collides(places, [...kin.uprights, ...down], full, size.apart)) return null;
  const fractionY = size.fractions && haveRoom(shares, full.right) ? rows.leaves + FRACTION : null;
  const nobody = shares.length === 0;
  return {
    size,
    width: Math.round(full.right),
    height: nobody ? rows.split : fractionY ? fractionY + 30 : rows.leaves + size.leaf + 6,
    people: [...places.people.values()].map((one) => ({
      ...one,
      y: rows.y(one.row) + (one.low ? rows.fall : 0),
    })),
    kin: kin.lines,
    shares,
    leavesY: rows.leaves,
    fractionY,
    columns,
  };
}
