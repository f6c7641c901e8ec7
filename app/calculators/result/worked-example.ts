/** Worked example: the facts of a case, and a table of its result computed by the law's code instead of typed. */
export interface WorkedExample {
  title: string;
  facts: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  /** Explanation of the result, with its articles. */
  note: string;
}
