import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';

/** A stage of a case and the stages that follow. */
export interface ProcessNode {
  name: string;
  note: string;
  basis?: string;
  facts?: LawFactId[];
  /** It has a deadline. */
  due?: true;
  next?: ProcessNode[];
}

export interface PlacedNode extends ProcessNode {
  x: number;
  y: number;
}

export interface ProcessLayout {
  width: number;
  height: number;
  nodes: PlacedNode[];
  /** `d` of each line: a stem is drawn once, and branches start at the stem. */
  lines: string[];
}

const COLUMN = 152;
const ROW = 112;
const TURN = 14;
/** From a node to the stem of its branches: to the right of its label. */
const STEM = 130;

/**
 * Lays the tree out from left to right: the first branch continues in its row, the others turn down to the
 * next row that is free in all their columns.
 *
 * @returns lengths in px, with room for a label under each node
 */
export function layoutAcross(root: ProcessNode): ProcessLayout {
  const nodes: PlacedNode[] = [];
  const lines: string[] = [];
  /** The next free row of each column. */
  const free: number[] = [];

  function place(node: ProcessNode, column: number, row: number): PlacedNode {
    const placed = { ...node, x: 11 + column * COLUMN, y: 14 + row * ROW };
    nodes.push(placed);
    free[column] = row + 1;
    let before = row;
    const next = (node.next ?? []).map((child, index) => {
      const columns = free.slice(column + 1, column + 1 + columnsOf(child));
      before = index === 0 ? row : Math.max(before + 1, ...columns);
      return place(child, column + 1, before);
    });
    const stem = placed.x + STEM;
    next.forEach((child, index) => {
      const last = index === next.length - 1;
      if (index === 0) lines.push(`M${placed.x} ${placed.y}H${child.x}`);
      else {
        const from = last
          ? `M${stem - TURN} ${placed.y}q${TURN} 0 ${TURN} ${TURN}V${child.y - TURN}`
          : `M${stem} ${child.y - TURN}`;
        lines.push(`${from}q0 ${TURN} ${TURN} ${TURN}H${child.x}`);
      }
    });
    return placed;
  }

  place(root, 0, 0);
  const rows = Math.max(...free);
  return { width: 904, height: 14 + (rows - 1) * ROW + 84, nodes, lines };
}

function columnsOf({ next = [] }: ProcessNode): number {
  return 1 + Math.max(0, ...next.map(columnsOf));
}
