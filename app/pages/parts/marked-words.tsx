interface MarkedWordsProps {
  /** Text with the emphasized words in [ ]. */
  text: string;
  /** `mark` for changed words of the law, `strong` for the gist of an answer. */
  as: 'mark' | 'strong';
}

/** Text with emphasized words. */
export function MarkedWords({ text, as: Element }: MarkedWordsProps) {
  // Every second piece was in brackets.
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

/** Removes the brackets, for output without emphasis. */
export function plainWords(text: string): string {
  return text.replace(/[[\]]/g, '');
}
