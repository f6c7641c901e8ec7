/** What so large a share of the values stays below: of 0.99, one of a hundred is above. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The middle value; of an even count the upper one of the two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
