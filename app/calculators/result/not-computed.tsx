import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import type { CalculatorId } from '../state/calculator-id.ts';
import { Actions } from './actions.tsx';
import { Announcement } from './announcement.tsx';
import type { NotComputed } from './earlier-law.ts';
import { OnPaper } from './on-paper.tsx';

interface NotComputedResultProps {
  calculator: CalculatorId;
  /** The input as a link encodes it. */
  code: unknown;
  /** Lines with the input and a sentence that nothing was computed. */
  facts: readonly string[];
  why: NotComputed;
}

/** Result of a calculator without an answer: the reason, the phone number, and the input for the firm. */
export function NotComputedResult({ calculator, code, facts, why }: NotComputedResultProps) {
  return (
    <>
      <OnPaper facts={facts} />
      <NotComputedNotice why={why} />
      <div className="mt-9">
        <Actions calculator={calculator} code={code} facts={facts} />
      </div>
      <Announcement text={why.whole} />
    </>
  );
}

/** Reason for the missing answer, its articles, and the phone number. */
export function NotComputedNotice({ why }: { why: NotComputed }) {
  return (
    <div className="trouble max-w-[46em]">
      <p className="text-ink">{why.text}</p>
      <p className="text-muted t1">{why.articles.join(', ')}</p>
      <p className="mt-2">
        <span>{why.call}</span> <PhoneLink className="whitespace-nowrap font-semibold text-ink" />
      </p>
    </div>
  );
}
