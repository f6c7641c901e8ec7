export type Point = readonly [number, number];

/**
 * A line through points, with a quarter circle at each corner.
 *
 * @param points corners; the line between two of them runs straight up, down or across
 * @param radius the largest radius; a corner takes at most half of its shorter side
 * @returns the `d` of an SVG path
 */
export function roundedPath(points: readonly Point[], radius: number): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let path = `M${start.join(' ')}`;
  rest.forEach((corner, index) => {
    const before = points[index] ?? corner;
    const after = rest[index + 1];
    if (!after) {
      path += `L${corner.join(' ')}`;
      return;
    }
    const r = Math.min(radius, length(before, corner) / 2, length(corner, after) / 2);
    path += `L${toward(corner, before, r)}Q${corner.join(' ')} ${toward(corner, after, r)}`;
  });
  return path;
}

function length([ax, ay]: Point, [bx, by]: Point): number {
  return Math.abs(ax - bx) + Math.abs(ay - by);
}

/** The point at a distance from one to another. */
function toward([x, y]: Point, [toX, toY]: Point, distance: number): string {
  return `${x + Math.sign(toX - x) * distance} ${y + Math.sign(toY - y) * distance}`;
}
