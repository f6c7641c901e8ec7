import type { Stretch } from './columns.ts';
import type { Upright } from './connect.ts';
import { GAP } from './needs.ts';
import type { Place, Places } from './place.ts';

/** Distance between letters and a line that passes them, in pixels. */
const BESIDE = 3;

/**
 * Whether labels collide with each other, with the edge, or with a line that passes.
 *
 * @param within the horizontal range of the drawing
 * @param apart between two people of a row at the same height
 */
export function collides(
  { people, rows }: Places,
  lines: Upright[],
  within: Stretch,
  apart: number,
): boolean {
  const boxes = [...people.values()].map((one) => box(one, rows));
  return boxes.some((a, index) => {
    const outside = a.left < within.left - 2 || a.right > within.right + 2;
    const touching = boxes
      .slice(index + 1)
      .some(
        (b) =>
          (a.left < b.right + GAP / 2 &&
            b.left < a.right + GAP / 2 &&
            a.ring < b.bottom &&
            b.ring < a.bottom) ||
          (a.ring === b.ring && Math.abs(a.x - b.x) < apart),
      );
    const crossed = lines.some(
      ({ x, top, bottom }) =>
        x > a.left - BESIDE && x < a.right + BESIDE && top < a.bottom && bottom > a.letters,
    );
    return outside || touching || crossed;
  });
}

function box({ x, row, low, label }: Place, rows: Places['rows']) {
  const y = rows.y(row) + (low ? rows.fall : 0);
  const half = label.width / 2;
  return {
    x,
    left: x - half,
    right: x + half,
    ring: y - 12,
    letters: y + 10,
    bottom: y + label.bottom + 5,
  };
}
