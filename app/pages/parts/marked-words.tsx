interface MarkedWordsProps {
  /** Words in [ ] stand out. */
  text: string;
  /** `mark`: what has changed; `strong`: what the answer comes to. */
  as: 'mark' | 'strong';
}

/** A sentence of the copy in which some words stand out. */
export function MarkedWords({ text, as: Element }: MarkedWordsProps) {
  // Every second piece stood in brackets.
  return text.split(/[[\]]/).map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      <Element
        key={words}
        className={Element === 'mark' ? 'marked text-inherit' : 'font-semibold text-ink'}
      >
        {words}
      </Element>
    ),
  );
}

/** The sentence without its brackets, for readers that show no emphasis. */
export function plainWords(text: string): string {
  return text.replace(/[[\]]/g, '');
}
