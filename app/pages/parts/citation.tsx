import { Fragment, useId } from 'react';
import { citedPieces } from '#app/content/cited-articles.ts';
import { Tooltip, TooltipTrigger } from '#app/ui/tooltip/tooltip.tsx';

/** Articles of the law; each says what it is about, in a tooltip. */
export function Citation({ text }: { text: string }) {
  const id = useId();
  return citedPieces(text).map(({ text: piece, subject }, index) =>
    subject === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <Fragment key={index}>
        <TooltipTrigger className="article-term" target={`${id}${index}`}>
          {piece}
        </TooltipTrigger>
        <Tooltip id={`${id}${index}`}>{subject}</Tooltip>
      </Fragment>
    ),
  );
}
