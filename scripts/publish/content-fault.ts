/** A line of a mail about a publication: a place or a file, and what is to say of it. */
export interface Item {
  term: string;
  text: string;
}

/** Faults of the content, which the office can mend in the editor. */
export class ContentFault extends Error {
  readonly items: Item[];

  /** @param faults sentences that begin with the place: `content/firm.yaml 12줄: …` */
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.items = faults.map(inTwo);
  }
}

function inTwo(fault: string): Item {
  const [, file, line, text = fault] = /^(content\/\S+)(?: (\d+)줄)?: ([\s\S]+)$/.exec(fault) ?? [];
  if (!file) return { term: '글', text };
  return { term: line ? `${file}, ${line}번째 줄` : file, text };
}
