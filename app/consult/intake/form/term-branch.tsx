import { dottedDate, dottedMonthDay } from '#app/law/dotted-date.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import type { RenunciationTerm } from './renunciation-term.ts';
import { term as copy } from './term-copy.ts';

/** The term of a death, on a branch under its day. */
export default function TermBranch({ term }: { term: RenunciationTerm }) {
  return (
    <div className="term-branch" data-passed={term.daysLeft < 0 ? '' : undefined}>
      <p className="font-semibold text-ink">{term.name}</p>
      <p>
        <span className="t3 whitespace-nowrap">
          {copy.until(dottedDate(term.end), term.daysLeft)}
        </span>{' '}
        <span className="whitespace-nowrap">{copy.left(term.daysLeft)}</span>
      </p>
      {term.safe && (
        <p className="text-muted">{copy.safe(term.safe.why, dottedMonthDay(term.safe.day))}</p>
      )}
      {term.daysLeft < 0 && (
        <p className="text-muted">
          <Unbroken text={term.after} />
        </p>
      )}
    </div>
  );
}
