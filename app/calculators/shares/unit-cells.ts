import { textWidth } from '#app/drawings/tree/label.ts';
import type { Tree } from '#app/drawings/tree/layout.ts';
import type { Heir } from './describe.ts';

/** A column of the table under the leaves. */
export interface UnitCell {
  id: string;
  /** Null for the space of a person without a share. */
  heir: Heir | null;
  /** Width in pixels of the drawing. */
  width: number;
  /** Number of columns spanned by the cell that names the represented person; representatives share it. */
  joins: number;
  /** Whether an earlier column shows that cell. */
  joined: boolean;
}

/** Padding of both sides of a cell together, in pixels. */
const PADDING = 8;
const LETTERS = 18;

/**
 * Aligns the columns of a table with the leaves of the heirs.
 *
 * @returns null if the drawing's columns are too narrow for amounts; a table with rows then takes its place
 */
export function unitCells(tree: Tree, heirs: Heir[]): UnitCell[] | null {
  const { size, width, columns, shares } = tree;
  if (size.heads === 0 || width > size.width || shares.length === 0) return null;
  const cells: UnitCell[] = [];
  let done = size.heads;
  const fill = (left: number) => {
    if (left - done > 0.5) {
      cells.push({ id: `to-${left}`, heir: null, width: left - done, joins: 1, joined: false });
    }
  };
  for (const { person, left, right } of columns) {
    const heir = heirs.find(({ id }) => id === person);
    if (!heir) continue;
    fill(left);
    cells.push({ id: person, heir, width: right - left, joins: 1, joined: false });
    done = right;
  }
  fill(width);
  for (const [index, cell] of cells.entries()) {
    const first = cells.find(({ heir }) => isSamePlace(heir, cell.heir));
    const from = first ? cells.indexOf(first) : index;
    const between = cells.slice(from, index);
    if (!first || from === index || !between.every(({ heir }) => isSamePlace(heir, cell.heir)))
      continue;
    first.joins += 1;
    cell.joined = true;
  }
  return cells.every(hasRoom) ? cells : null;
}

/** Whether the longest word of a cell fits. */
function hasRoom({ heir, width }: UnitCell): boolean {
  const words = heir?.amount?.split(' ') ?? [];
  return Math.max(0, ...words.map((word) => textWidth(word, LETTERS))) + PADDING <= width;
}

function isSamePlace(a: Heir | null, b: Heir | null): boolean {
  return a !== null && b !== null && a.standsForId !== null && a.standsForId === b.standsForId;
}
