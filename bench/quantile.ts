/** The quantile of the values, e.g. `share` 0.99 for the 99th percentile. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The middle value; the upper one when the count is even. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
