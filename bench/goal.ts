/** Prints whether a measured value meets its goal. */
export function goal(what: string, value: number, max: number): void {
  const shown = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(3);
  console.log(
    `${value <= max ? 'met ' : 'MISSED'} ${what}: ${shown} (goal ≤ ${max.toLocaleString('en')})`,
  );
}
