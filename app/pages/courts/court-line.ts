/** Radius of the line's turns, and the distance between the line and the court's node. */
const RADIUS = 12;

/**
 * Draws the line from the chosen 시·도 along its hairline to the 시·군·구 and up to the court, where the three are
 * columns. Elsewhere the style sheet hides it.
 */
export function drawLine(root: HTMLElement): void {
  const svg = root.querySelector('.court-line');
  if (!svg || getComputedStyle(svg).display === 'none') return;
  const origin = root.getBoundingClientRect();
  const box = (element: Element | null | undefined) => {
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return {
      left: left - origin.left,
      right: right - origin.left,
      middle: (top + bottom) / 2 - origin.top,
      bottom: bottom - origin.top - 0.5,
      isShown: right > left,
    };
  };
  const province = box(root.querySelector('.court-provinces [aria-current]')?.closest('li'));
  const district = box(root.querySelector('.court-districts [aria-current]')?.closest('li'));
  const districts = box(root.querySelector('.court-districts [aria-current]')?.closest('ul'));
  const court = box(root.querySelector('.court-answer[data-chosen] .court-name'));
  const isDrawn = province.isShown && court.isShown;
  svg.toggleAttribute('data-drawn', isDrawn);
  if (!isDrawn) return;
  const end = { x: court.left + 6, y: court.middle };
  const last = end.x - 20;
  const line = district.isShown
    ? [
        `M${province.left} ${province.bottom}`,
        step(province.bottom, districts.left - 20, district.bottom),
        step(district.bottom, last, end.y),
        `H${end.x}`,
      ]
    : [`M${province.left} ${province.bottom}`, step(province.bottom, last, end.y), `H${end.x}`];
  for (const path of svg.querySelectorAll('path')) path.setAttribute('d', line.join(''));
  svg.querySelector('circle')?.setAttribute('cx', `${end.x}`);
  svg.querySelector('circle')?.setAttribute('cy', `${end.y}`);
}

/** Runs along a hairline to x and turns to another height. */
function step(from: number, x: number, to: number): string {
  const down = Math.sign(to - from);
  if (down === 0) return `H${x + RADIUS}`;
  const radius = Math.min(RADIUS, Math.abs(to - from) / 2);
  return (
    `H${x - radius}Q${x} ${from} ${x} ${from + down * radius}` +
    `V${to - down * radius}Q${x} ${to} ${x + radius} ${to}`
  );
}
