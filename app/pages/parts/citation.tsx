import { Fragment, useId } from 'react';
import { type CitedPiece, citedPieces } from '#app/firm/view/cited-articles.ts';
import { Tooltip, TooltipTrigger } from '#app/ui/tooltip/tooltip.tsx';

/** A citation. Each article has a tooltip with its heading in the statute. */
export function Citation({ text }: { text: string }) {
  // An id begins with a letter.
  const id = `article${useId()}`;
  const pieces = joinedText(citedPieces(text));
  return pieces.map(({ text: piece, subject }, index) => {
    const before = pieces[index - 1]?.subject !== undefined;
    if (subject === undefined) {
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      return <Fragment key={index}>{before ? piece.replace(SEPARATOR, '') : piece}</Fragment>;
    }
    // Keeps the separator on the line of the article before it.
    const [separator = ''] = pieces[index + 1]?.text.match(SEPARATOR) ?? [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <Fragment key={index}>
        <span className="whitespace-nowrap">
          <TooltipTrigger className="article-term" target={`${id}${index}`}>
            {piece}
          </TooltipTrigger>
          {separator}
        </span>
        <Tooltip id={`${id}${index}`}>{subject}</Tooltip>
      </Fragment>
    );
  });
}

const SEPARATOR = /^[·,–).]+/;

/** Joins neighbouring pieces without a heading: keepTogether ties a separator to the word before it within one text. */
function joinedText(pieces: readonly CitedPiece[]): CitedPiece[] {
  const joined: CitedPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.subject === undefined && piece.subject === undefined) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}
