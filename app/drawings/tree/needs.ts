import type { SetLabel } from './label.ts';
import { columnsOf, type Line, type Plan } from './plan.ts';
import type { TreeSize } from './tree-size.ts';

/** How tightly labels are set. The first fit without collisions is used. */
export interface Fit {
  /** Columns are at least as wide as their labels; otherwise as wide as the share alone. */
  spread: boolean;
  /** Notes take a line for each word. */
  parted: boolean;
  /** Neighbours in a row alternate between two heights. */
  staggered: boolean;
}

/** The only fit that is tried once the drawing has to grow. */
export const tightest: Fit = { spread: true, parted: true, staggered: true };

/** From the loosest to the tightest. */
export const fits: Fit[] = [
  { spread: false, parted: false, staggered: false },
  { spread: false, parted: true, staggered: false },
  { spread: true, parted: false, staggered: false },
  { spread: true, parted: true, staggered: false },
  tightest,
];

/** Distance between two labels of a row, in pixels. */
export const GAP = 8;
/** Below this width a person is too small to press, even when staggered. */
const MIN_WIDTH = 24;
/** Minimum width of the column of a person without a share. */
const APART = 40;

/** The minimum width, in pixels, of each column of a plan, by person. */
export function columnNeeds(
  plan: Plan,
  labels: Map<string, SetLabel>,
  { spread, staggered }: Fit,
  { apart }: TreeSize,
): Map<string, number> {
  const needs = new Map<string, number>();
  const width = (id: string) => Math.max(apart, (labels.get(id)?.width ?? 0) + GAP);
  const hanging = [...plan.root.children, ...plan.side].flatMap(membersOf);
  const half = Math.max(MIN_WIDTH, ...hanging.map((id) => width(id) / 2));
  const hangs = new Set(hanging);
  const edges = [plan.columns[0], plan.columns[plan.columns.length - 1]].map((one) => one?.person);
  for (const { person, fraction } of plan.columns) {
    if (!spread && fraction.n > 0n) needs.set(person, 0);
    else if (!staggered) needs.set(person, Math.max(width(person), fraction.n > 0n ? 0 : APART));
    // A column at the edge has only one neighbour whose room its label can use.
    else if (edges.includes(person)) needs.set(person, Math.max(2 * half, width(person)));
    else needs.set(person, hangs.has(person) ? half : Math.max(width(person), MIN_WIDTH));
  }
  const widen = (columns: string[], least: number) => {
    const lacking = least - columns.reduce((sum, id) => sum + (needs.get(id) ?? 0), 0);
    if (lacking <= 0) return;
    for (const id of columns) needs.set(id, (needs.get(id) ?? 0) + lacking / columns.length);
  };
  const visit = (line: Line) => {
    for (const child of line.children) visit(child);
    if (!spread) return;
    const own = line.children.flatMap(columnsOf);
    if (line.partner) {
      widen([line.partner.id], width(line.partner.id));
      widen(own.length > 0 ? own : [line.id], width(line.id));
    } else if (own.length > 0) {
      widen(own, staggered && line !== plan.root ? half : width(line.id));
    }
  };
  for (const line of [plan.root, ...plan.side]) visit(line);
  return needs;
}

function membersOf(line: Line): string[] {
  return [line.id, ...(line.partner ? [line.partner.id] : []), ...line.children.flatMap(membersOf)];
}
