import type { ReactNode } from 'react';
import { requestLink } from '#app/ui/copy.ts';
import { PrintButton } from '#app/ui/print/print.tsx';
import { copy } from '../copy.ts';
import { anchors, type CalculatorId } from '../state/calculator-id.ts';
import { KeepCase } from '../state/keep-case.tsx';
import { offerFacts } from '../state/offer-facts.ts';
import { ShareLink } from '../state/share-link.tsx';

interface ActionsProps {
  calculator: CalculatorId;
  /** The input as the link encodes it. */
  code: unknown;
  /** Lines offered to the consultation request. */
  facts: readonly string[];
  /** Further actions of this calculator; they come first in the row. */
  children?: ReactNode;
}

/** Actions on a result: share its link, print it, or request a consultation about it. */
export function Actions({ calculator, code, facts, children }: ActionsProps) {
  return (
    <div className="actions needs-script">
      {children}
      <ShareLink path={`/${calculator}`} chapter={calculator} value={code} />
      <PrintButton target={anchors[calculator]} otherwise={copy.printOtherwise}>
        {copy.print}
      </PrintButton>
      <a className="button" href={requestLink.href} onClick={() => offerFacts(facts)}>
        {copy.request}
      </a>
      <p className="text-muted">{copy.private}</p>
      <KeepCase chapter={calculator} />
    </div>
  );
}
