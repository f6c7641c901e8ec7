/** Says whether what was measured is within what was promised. */
export function goal(what: string, value: number, most: number): void {
  const shown = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(3);
  console.log(
    `${value <= most ? 'met ' : 'MISSED'} ${what}: ${shown} (goal ≤ ${most.toLocaleString('en')})`,
  );
}
