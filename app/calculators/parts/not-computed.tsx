import { PhoneLink } from '#app/ui/phone-link.tsx';
import { Actions } from './actions.tsx';
import { Announcement } from './announcement.tsx';
import type { CalculatorId } from './calculator-id.ts';
import type { NotComputed } from './earlier-law.ts';
import { OnPaper } from './on-paper.tsx';

interface NotComputedResultProps {
  calculator: CalculatorId;
  /** What a link holds of the input. */
  code: unknown;
  /** What was put in, and that it is not computed; a line each. */
  facts: readonly string[];
  why: NotComputed;
}

/** The whole result of a calculator where there is no answer: why, whom to call, and what was put in for the firm. */
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

/** Why there is no answer, by which law, and whom to call. */
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
