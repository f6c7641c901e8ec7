import type { ReactNode } from 'react';
import { Popover, PopoverTrigger } from '#app/ui/popover/popover.tsx';

/** A legal term and what it means. */
interface Term {
  id: string;
  word: string;
  text: string;
  basis: string;
}

/** Text whose legal terms are buttons. Each opens its explanation. */
export function ExplainedWords({ text, terms }: { text: string; terms: readonly Term[] }) {
  return terms.reduce<ReactNode[]>(
    (before, { id, word }) =>
      before.flatMap((piece) => {
        if (typeof piece !== 'string' || !piece.includes(word)) return [piece];
        const [first, ...rest] = piece.split(word);
        return [
          first,
          <PopoverTrigger key={id} target={id}>
            {word}
          </PopoverTrigger>,
          rest.join(word),
        ];
      }),
    [text],
  );
}

/** Explanations of the terms. Render them after the paragraph, which cannot contain them. */
export function Explanations({ terms }: { terms: readonly Term[] }) {
  return terms.map(({ id, word, text, basis }) => (
    <Popover key={id} id={id} title={word}>
      <p>{text}</p>
      <p className="mt-2 text-muted">{basis}</p>
    </Popover>
  ));
}
