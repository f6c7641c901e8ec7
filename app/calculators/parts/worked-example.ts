/** A case worked through by the law, not typed: what was put in, and a table of what comes out. */
export interface WorkedExample {
  title: string;
  facts: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  /** What explains the result, with its articles. */
  note: string;
}
