/** A straight segment of a line, horizontal or vertical. */
export interface Segment {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** The straight segments of a path of M, H, V and quarter circles, with each turn replaced by its corner. */
export function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = [];
  let at = { x: 0, y: 0 };
  let upright = false;
  const go = (to: Segment['from']) => {
    if (to.x !== at.x || to.y !== at.y) segments.push({ from: at, to });
    upright = to.x === at.x;
    at = to;
  };
  for (const [, command, text] of path.matchAll(/([MHVa])([^MHVa]*)/g)) {
    const [a = 0, b = 0, , , , dx = 0, dy = 0] = (text ?? '').trim().split(/\s+/).map(Number);
    if (command === 'M') [at, upright] = [{ x: a, y: b }, false];
    else if (command === 'H') go({ x: a, y: at.y });
    else if (command === 'V') go({ x: at.x, y: a });
    else {
      const end = { x: at.x + dx, y: at.y + dy };
      // Continues in its direction, then turns at a right angle; a line that starts with a turn comes
      // along its bar.
      const sweep = (text ?? '').trim().split(/\s+/)[4] === '1';
      const startsLevel = segments.length > 0 && upright ? false : turnsDown(dx, dy, sweep);
      go(startsLevel ? { x: end.x, y: at.y } : { x: at.x, y: end.y });
      go(end);
    }
  }
  return segments;
}

/** Whether two segments cross inside both; where one only ends at the other, a line branches. */
export function cross(a: Segment, b: Segment): boolean {
  const level = [a, b].find(({ from, to }) => from.y === to.y);
  const upright = [a, b].find(({ from, to }) => from.x === to.x);
  if (!level || !upright || level === upright) return false;
  return (
    inside(upright.from.x, level.from.x, level.to.x) &&
    inside(level.from.y, upright.from.y, upright.to.y)
  );
}

/** Less than a pixel counts as touching. */
function inside(value: number, a: number, b: number): boolean {
  return value > Math.min(a, b) + 1 && value < Math.max(a, b) - 1;
}

/** Whether a quarter circle to the right and down, or to the left and down, starts horizontally. */
function turnsDown(dx: number, dy: number, sweep: boolean): boolean {
  return dx * dy > 0 ? sweep : !sweep;
}
