import type { Stretch } from './columns.ts';
import { round } from './fork.ts';
import type { SetLabel } from './label.ts';
import { GAP } from './needs.ts';
import { columnsOf, type Line, type Plan, type Ring } from './plan.ts';
import { type Rows, stackRows } from './rows.ts';
import type { TreeSize } from './tree-size.ts';

/** A person's ring and the label under it. */
export interface Place {
  id: string;
  ring: Ring;
  x: number;
  /** Generations from the deceased; negative for ascendants. */
  row: number;
  /** Whether the ring is lower than its neighbours, because the row is staggered. */
  low: boolean;
  label: SetLabel;
}

export interface Places {
  people: Map<string, Place>;
  rows: Rows;
}

interface PlaceInput {
  plan: Plan;
  columns: Map<string, Stretch>;
  labels: Map<string, SetLabel>;
  staggered: boolean;
  size: TreeSize;
}

/** Positions of all people. */
export function place(input: PlaceInput): Places {
  const { plan, columns, labels, staggered, size } = input;
  const people = new Map<string, Place>();
  const turns: Record<number, number> = {};

  function put({ id, ring }: { id: string; ring: Ring }, x: number, row: number, low = false) {
    const label = labels.get(id) ?? { name: id, notes: [], width: 0, bottom: size.name };
    people.set(id, { id, ring, x: round(x), row, low, label });
  }

  function putLine(line: Line, row: number): void {
    const turn = turns[row] ?? 0;
    turns[row] = turn + 1;
    const low = staggered && turn % 2 === 1;
    for (const child of line.children) putLine(child, row + 1);
    if (line.partner) put(line.partner, middle([line.partner.id], columns), row, low);
    put(line, standing(line, columns, people, labels), row, low);
  }

  putLine(plan.root, 0);
  for (const line of plan.side) putLine(line, 0);
  if (plan.parentsOverSiblings) putParents(plan, people, labels, size.heads, put);
  else {
    for (const [index, row] of plan.ascendants.entries()) {
      for (const member of row) put(member, middle([member.id], columns), -1 - index);
    }
  }
  return { people, rows: stackRows([...people.values()], plan, size) };
}

/**
 * The x of the head of a line: the middle of their own or their children's columns. With a partner, so far
 * right that the stem falls between the partner's column and the children's.
 */
function standing(
  line: Line,
  columns: Map<string, Stretch>,
  people: Map<string, Place>,
  labels: Map<string, SetLabel>,
): number {
  const own = columnsOf(line);
  const half = ((labels.get(line.id)?.width ?? 0) + GAP) / 2;
  if (!line.partner) return snap(middle(own, columns), line, people);
  const partner = columns.get(line.partner.id) ?? NOWHERE;
  const right = columns.get(own[own.length - 1] ?? '')?.right ?? 0;
  const mirrored = partner.right + (partner.right - partner.left) / 2;
  return Math.max(
    partner.right + half,
    Math.min(Math.max(mirrored, middle(own, columns)), right - half),
  );
}

/** Places a head exactly over a child almost straight below, so that no line makes a step of a few pixels. */
function snap(x: number, { children }: Line, people: Map<string, Place>): number {
  const near = children
    .map(({ id }) => people.get(id)?.x ?? Number.POSITIVE_INFINITY)
    .find((child) => Math.abs(child - x) < 10);
  return near ?? x;
}

/** Places parents who do not inherit over the bar of the deceased and the siblings. */
function putParents(
  { ascendants: [parents = []], side, root }: Plan,
  people: Map<string, Place>,
  labels: Map<string, SetLabel>,
  leftmost: number,
  put: (member: Plan['ascendants'][number][number], x: number, row: number) => void,
): void {
  const at = ({ id }: { id: string }) => people.get(id)?.x ?? 0;
  const first = side[0] ? at(side[0]) : at(root) + 80;
  const stem = (at(root) + first) / 2;
  // Each as wide as the widest, so that the stem between the two clears their names.
  const width = Math.max(0, ...parents.map(({ id }) => labels.get(id)?.width ?? 0)) + 2 * GAP;
  const middle = Math.max(stem, leftmost + (width * Math.min(parents.length, 2)) / 2);
  for (const [index, parent] of parents.entries()) {
    put(parent, parents.length === 1 ? stem : middle + width * (index - 0.5), -1);
  }
}

const NOWHERE: Stretch = { left: 0, right: 0 };

function middle(ids: string[], columns: Map<string, Stretch>): number {
  const first = columns.get(ids[0] ?? '') ?? NOWHERE;
  const last = columns.get(ids[ids.length - 1] ?? '') ?? NOWHERE;
  return (first.left + last.right) / 2;
}
