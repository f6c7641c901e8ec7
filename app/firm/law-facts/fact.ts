/**
 * A fact on which the site's statements about the law rest. `text`: read in the text of the statute or
 * decision; `secondary`: read only in secondary sources; `unsettled`: no ruling was found, or sources disagree.
 * docs/law-review.md, which a lawyer signs, is generated from these facts.
 */
export interface LawFact {
  readonly says: string;
  readonly basis: string;
  readonly source: 'text' | 'secondary' | 'unsettled';
  /** The day on which the source was last read. */
  readonly checkedOn: string;
  /** The day as of which the source states the law; a copy of a statute is older than the day of reading. */
  readonly textAsOf: string;
}

/**
 * Returns functions that create facts read on one day, by the kind of their source.
 *
 * @param checkedOn such as 2026-11-20
 * @param textAsOf the day as of which the source states the law
 */
export function factsReadOn(checkedOn: string, textAsOf = '2026-06-08') {
  const from =
    (source: LawFact['source']) =>
    (says: string, basis: string): LawFact => ({ says, basis, source, checkedOn, textAsOf });
  return { text: from('text'), secondary: from('secondary'), unsettled: from('unsettled') };
}
