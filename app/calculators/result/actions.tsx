import { type ReactNode, useState } from 'react';
import { requestLink } from '#app/ui/copy.ts';
import { PrintButton } from '#app/ui/print/print.tsx';
import { copy } from '../copy.ts';
import { anchors, type CalculatorId } from '../state/calculator-id.ts';
import { KeepCase } from '../state/keep-case.tsx';
import { offerFacts } from '../state/offer-facts.ts';
import { ShareLink } from '../state/share-link.tsx';

export interface ActionsProps {
  calculator: CalculatorId;
  /** The input as the link encodes it. */
  code: unknown;
  /** A link with the statuses of the family, which the visitor adds on purpose; undefined if nobody has one. */
  withStatus?: { code: unknown; label: string; text: string } | undefined;
  /** The input and the result in words, offered to the consultation request. */
  facts: readonly string[];
  /** Further actions of this calculator; they come first in the row. */
  children?: ReactNode;
}

/** Actions on a result: share its link, print it, or request a consultation about it. */
export function Actions({ calculator, code, withStatus, facts, children }: ActionsProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="actions needs-script">
      {children}
      <ShareLink
        path={`/${calculator}`}
        chapter={calculator}
        value={isWhole && withStatus ? withStatus.code : code}
      />
      <PrintButton target={anchors[calculator]} otherwise={copy.printOtherwise}>
        {copy.print}
      </PrintButton>
      <a className="button" href={requestLink.href} onClick={() => offerFacts(facts)}>
        {copy.request}
      </a>
      {withStatus && (
        <div className="share-status">
          <label>
            <input
              className="checkbox"
              type="checkbox"
              checked={isWhole}
              aria-describedby={`${calculator}-status-text`}
              onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
            />
            <span className="font-semibold">{withStatus.label}</span>
          </label>
          <p className="text-muted" id={`${calculator}-status-text`}>
            {withStatus.text}
          </p>
        </div>
      )}
      <p className="text-muted">{copy.private}</p>
      <KeepCase chapter={calculator} />
    </div>
  );
}
