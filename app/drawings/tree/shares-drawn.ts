import type { Stretch } from './columns.ts';
import { fork, forkPath, round } from './fork.ts';
import { textWidth } from './label.ts';
import type { Places } from './place.ts';
import type { Line, Plan } from './plan.ts';
import type { TreeSize } from './tree-size.ts';
import { type WrittenShare, writtenShare } from './written-share.ts';

/** An heir's share: its line, and its leaves or its bar. */
export interface HeirShare {
  person: string;
  x: number;
  path: string;
  /** The start of its line, under the name. */
  top: number;
  /** Whether it lies in a branch that represents someone. */
  marked: boolean;
  written: WrittenShare;
  /** Centres of the leaves; empty if the share is drawn as a bar. */
  leaves: number[];
  /** A bar as wide as the share, if its units are not drawn as leaves. */
  bar: Stretch | null;
}

/** Distance between the letters above a line and its start. */
const CLEAR = 12;

/**
 * Draws the shares under the heirs.
 *
 * @param estate the width of the whole estate
 * @param counted whether every unit is a leaf
 */
export function drawShares(
  plan: Plan,
  { people, rows }: Places,
  estate: number,
  counted: boolean,
  size: TreeSize,
): HeirShare[] {
  const marked = new Set([plan.root, ...plan.side].flatMap(markedIn));
  return plan.columns
    .filter(({ fraction }) => fraction.n > 0n)
    .map(({ person, fraction }) => {
      const one = people.get(person);
      if (!one) throw new Error(`Nobody stands at '${person}'.`);
      const unit = estate / plan.units;
      const count = Math.round(fraction.valueOf() * plan.units);
      const leaves = counted
        ? Array.from({ length: count }, (_, index) =>
            // With an odd number one leaf is exactly below, so that its line is straight.
            index === (count - 1) / 2 ? one.x : round(one.x + unit * (index - (count - 1) / 2)),
          )
        : [];
      const from = {
        x: one.x,
        y: rows.y(one.row) + (one.low ? rows.fall : 0) + one.label.bottom + CLEAR,
      };
      const end = rows.leaves - size.leaf;
      const ends = (counted ? leaves : [one.x]).map((x) => ({ x, y: end }));
      const half = (fraction.valueOf() * estate) / 2;
      return {
        person,
        x: one.x,
        top: from.y,
        path: forkPath(fork(from, rows.split, ends, size.turn)),
        marked: marked.has(person),
        written: writtenShare(fraction, plan.units),
        leaves,
        bar: counted ? null : { left: round(one.x - half), right: round(one.x + half) },
      };
    });
}

/** Whether every fraction fits under its own share, in a drawing of this width. */
export function haveRoom(shares: HeirShare[], width: number): boolean {
  const half = ({ written: { n, d } }: HeirShare) =>
    Math.max(...[n, d].map((text) => textWidth(text, 20))) / 2 + 3;
  return shares.every((share, index) => {
    const next = shares[index + 1];
    return (
      share.x - half(share) >= 0 &&
      share.x + half(share) <= width &&
      (!next || next.x - share.x >= half(share) + half(next))
    );
  });
}

function markedIn(line: Line): string[] {
  return line.represented ? everybody(line) : line.children.flatMap(markedIn);
}

function everybody(line: Line): string[] {
  return [line.id, ...(line.partner ? [line.partner.id] : []), ...line.children.flatMap(everybody)];
}
