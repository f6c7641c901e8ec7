/** A horizontal range, in pixels. */
export interface Stretch {
  left: number;
  right: number;
}

/**
 * Divides a width: each column gets its share, and never less than it needs. If every column has enough,
 * the widths are proportional to the shares.
 *
 * @param columns each with its share (the shares sum to 1, or to 0 if nobody inherits) and its minimum
 *   width
 * @returns the ranges from left to right, and the width of the whole estate; null if the estate cannot be at
 *   least `least` wide
 */
export function partWidth(
  columns: { share: number; needs: number }[],
  width: number,
  least: number,
): { stretches: Stretch[]; estate: number } | null {
  const total = (estate: number) =>
    columns.reduce((sum, { share, needs }) => sum + Math.max(share * estate, needs), 0);
  if (total(least) > width + 0.01) return null;
  const estate = columns.some(({ share }) => share > 0) ? widest(total, width, least) : 0;
  // If nobody inherits, the columns keep their minimum width in the middle of the drawing.
  let left = estate === 0 ? (width - total(0)) / 2 : 0;
  const stretches = columns.map(({ share, needs }) => {
    const right = left + Math.max(share * estate, needs);
    const stretch = { left, right };
    left = right;
    return stretch;
  });
  return { stretches, estate };
}

/** The estate's width at which the columns fill the whole width; the total never decreases as it grows. */
function widest(total: (estate: number) => number, width: number, least: number): number {
  let [low, high] = [least, Math.max(width, least)];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (total(middle) > width) high = middle;
    else low = middle;
  }
  // Exactly `width` if no minimum applies, so that leaves are on whole units.
  return total(width) <= width + 0.01 ? width : low;
}
