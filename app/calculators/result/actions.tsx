import { type ReactNode, useId } from 'react';
import { requestLink } from '#app/ui/copy.ts';
import { PrintButton } from '#app/ui/print/print.tsx';
import { copy } from '../copy.ts';
import { anchors, type CalculatorId } from '../state/calculator-id.ts';
import { fragmentOf } from '../state/fragment-text.ts';
import { KeepCase } from '../state/keep-case.tsx';
import { offerFacts } from '../state/offer-facts.ts';
import { ShareLink } from '../state/share-link.tsx';
import { useInBrowser } from '../state/use-in-browser.ts';
import { OpenOutside } from './open-outside.tsx';

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
  const linkId = `link${useId()}`;
  const address = useInBrowser(() => `${location.origin}/${calculator}`, '');
  const link = address && address + fragmentOf(anchors[calculator], code);
  return (
    <div className="actions needs-script">
      {children}
      <ShareLink link={link} field={linkId} />
      <PrintButton target={anchors[calculator]} otherwise={copy.printOtherwise}>
        {copy.print}
      </PrintButton>
      <a className="button" href={requestLink.href} onClick={() => offerFacts(facts)}>
        {copy.request}
      </a>
      <input
        className="actions-link field"
        id={linkId}
        type="text"
        readOnly
        tabIndex={-1}
        aria-label={copy.linkLabel}
        value={link}
      />
      <OpenOutside address={link} />
      <p className="text-muted">{copy.private}</p>
      <KeepCase chapter={calculator} />
    </div>
  );
}
