import type { Stretch } from './columns.ts';
import { fork, hang, marriage, type Point } from './fork.ts';
import type { Place, Places } from './place.ts';
import type { Line, Member, Plan } from './plan.ts';
import type { TreeSize } from './tree-size.ts';

/** A vertical segment of a line. */
export interface Upright {
  x: number;
  top: number;
  bottom: number;
}

/** A line of kinship, named after the person it leads to. */
export interface KinLine {
  id: string;
  path: string;
  /** In a branch that represents someone: the part that leads to nobody else, for the marker. */
  marked: string | null;
}

/** Distance between the end of a line and the letters above it, in pixels. */
const CLEAR = 12;

/** The lines of kinship: they branch in quarter circles, stop at names and continue below them. */
export function connect(
  plan: Plan,
  { people, rows }: Places,
  columns: Map<string, Stretch>,
  size: TreeSize,
): { lines: KinLine[]; uprights: Upright[] } {
  const lines: KinLine[] = [];
  const uprights: Upright[] = [];
  const at = ({ id }: Member): Place => {
    const found = people.get(id);
    if (!found) throw new Error(`Nobody stands at '${id}'.`);
    return found;
  };
  const y = (one: Place) => rows.y(one.row) + (one.low ? rows.fall : 0);
  const radius = (one: Place) => size.node + (one.ring === 'deceased' ? 3 : 0);
  const top = (one: Place): Point => ({ x: one.x, y: y(one) - radius(one) });
  const add = (id: string, path: string, marked: string | null = null) =>
    lines.push({ id, path, marked });

  function married(left: Place, right: Place, marked = false): void {
    const path = marriage(left.x + radius(left), right.x - radius(right), y(left));
    add(`${left.id}+${right.id}`, path, marked ? path : null);
  }

  function branch(from: Point, parent: Line | Member, children: Line[], marked: boolean): void {
    const [first] = children;
    if (!first) return;
    const row = at(first).row;
    const turn = row > 1 ? size.turn - 1 : size.turn;
    const { stem, ends } = fork(from, rows.bar(row), children.map(at).map(top), turn);
    add(`${parent.id}/`, stem, marked ? stem : null);
    uprights.push({ x: from.x, top: from.y, bottom: rows.bar(row) });
    drop(children, rows.bar(row));
    for (const [index, child] of children.entries()) {
      const end = ends[index];
      if (end) add(child.id, end.path, marked || child.represented ? end.alone : null);
    }
  }

  function drop(children: Line[], bar: number): void {
    for (const { x, y } of children.map(at).map(top)) uprights.push({ x, top: bar, bottom: y });
  }

  function descend(line: Line, inMarked: boolean): void {
    const self = at(line);
    const marked = inMarked || line.represented;
    if (line.partner) married(at(line.partner), self, marked);
    const from = line.partner
      ? { x: columns.get(line.partner.id)?.right ?? self.x, y: y(self) + 2 }
      : { x: self.x, y: y(self) + self.label.bottom + CLEAR };
    branch(from, line, line.children, marked);
    for (const child of line.children) descend(child, marked);
  }

  descend(plan.root, false);
  for (const line of plan.side) descend(line, false);
  const root = at(plan.root);
  if (plan.side.length > 0) hangAll(root);
  else ascend(root);
  return { lines, uprights };

  /** The bar over the deceased and the collateral relatives, under the parents if they are drawn. */
  function hangAll(root: Place): void {
    const parents = (plan.ascendants[0] ?? []).map(at);
    const [left, right] = parents;
    const heads = [plan.root, ...plan.side];
    const bar = rows.bar(0);
    for (const [index, one] of parents.entries()) {
      const before = parents[index - 1];
      if (before) married(before, one);
    }
    if (left) {
      const stem = right
        ? { x: (left.x + right.x) / 2, y: y(left) + 2 }
        : { x: left.x, y: y(left) + left.label.bottom + CLEAR };
      branch(stem, left, heads, false);
      return;
    }
    // No common ancestor is known: the bar starts at the deceased.
    const r = size.turn;
    const start = { x: root.x + r, y: bar };
    add(root.id, `M${start.x} ${bar}a${r} ${r} 0 0 0 ${-r} ${r}V${top(root).y}`);
    drop([plan.root, ...plan.side], bar);
    const ends = hang(start, plan.side.map(at).map(top), r);
    for (const [index, line] of plan.side.entries()) {
      const end = ends[index];
      if (end) add(line.id, end.path, line.represented ? end.alone : null);
    }
  }

  /** Connects ascendants, who are to the right: a line leaves the left end of each row and turns down. */
  function ascend(root: Place): void {
    let below: Place[] = [root];
    for (const row of plan.ascendants) {
      const members = row.map(at);
      for (const [index, right] of members.entries()) {
        const left = members[index - 1];
        if (!left) continue;
        if (row.length === 2 && right.row === -1) married(left, right);
        else
          add(`${left.id}-${right.id}`, `M${left.x + size.node} ${y(left)}H${right.x - size.node}`);
      }
      const [first] = members;
      const [head, other] = below;
      if (first && head) {
        const x = other ? (head.x + other.x) / 2 : head.x;
        const end = other ? y(head) - 2 : top(head).y;
        const r = size.turn;
        uprights.push({ x, top: y(first), bottom: end });
        add(
          `${head.id}^`,
          `M${first.x - size.node} ${y(first)}H${x + r}a${r} ${r} 0 0 0 ${-r} ${r}V${end}`,
        );
      }
      below = members;
    }
  }
}
