/**
 * What the site says about the law rests on these facts. `text`: read in the text of the statute or decision;
 * `secondary`: read only in what others wrote about it; `unsettled`: no ruling was found, or sources disagree.
 * docs/law-review.md, which a lawyer signs, is generated from them.
 */
export interface LawFact {
  readonly says: string;
  readonly basis: string;
  readonly source: 'text' | 'secondary' | 'unsettled';
  /** The day on which the source was last read. */
  readonly checkedOn: string;
  /** The day whose law that source states: copies of statutes are older than the day on which one reads them. */
  readonly textAsOf: string;
}

/**
 * Makes facts whose source was read on a day, by where each was read.
 *
 * @param checkedOn such as 2026-11-20
 * @param textAsOf the day whose law the copy states that was read
 */
export function factsReadOn(checkedOn: string, textAsOf = '2026-06-08') {
  const from =
    (source: LawFact['source']) =>
    (says: string, basis: string): LawFact => ({ says, basis, source, checkedOn, textAsOf });
  return { text: from('text'), secondary: from('secondary'), unsettled: from('unsettled') };
}
