import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { Actions, type ActionsProps } from './actions.tsx';
import type { NotComputed } from './earlier-law.ts';
import { OnPaper } from './on-paper.tsx';
import { citationText } from './phrases.ts';

interface NotComputedResultProps extends Omit<ActionsProps, 'children'> {
  why: NotComputed;
}

/** Result of a calculator without an answer: the reason, the phone number, and the input for the firm. */
export function NotComputedResult({ why, ...actions }: NotComputedResultProps) {
  return (
    <>
      <OnPaper facts={actions.facts} />
      <NotComputedNotice why={why} />
      <div className="mt-9">
        <Actions {...actions} />
      </div>
    </>
  );
}

/** Reason for the missing answer, its articles, and the phone number. */
export function NotComputedNotice({ why }: { why: NotComputed }) {
  return (
    <div className="trouble max-w-[46em]">
      <p className="text-ink">{why.text}</p>
      <p className="text-muted t1">{citationText(why.articles)}</p>
      <p className="mt-2">
        <span>{why.call}</span> <PhoneLink className="whitespace-nowrap font-semibold text-ink" />
      </p>
    </div>
  );
}
