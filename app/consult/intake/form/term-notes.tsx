import { monthDay, weekdayWord } from '#app/consult/requests/call-words.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { term as copy } from '../copy.ts';
import type { RenunciationTerm } from './renunciation-term.ts';

/** The term of a death, on a branch under its day. */
export function TermBranch({ term }: { term: RenunciationTerm | null }) {
  return (
    <div role="status">
      {term && (
        <div className="term-branch" data-passed={term.daysLeft < 0 ? '' : undefined}>
          <p className="font-semibold text-ink">{term.name}</p>
          <p>
            <span className="t3 whitespace-nowrap">{copy.until(dottedDate(term.end))}</span>{' '}
            <span className="whitespace-nowrap">{copy.left(term.daysLeft)}</span>
          </p>
          {term.safe && (
            <p className="text-muted">
              {copy.safe(term.safe.why, dottedDate(term.safe.day).slice(6))}
            </p>
          )}
          {term.daysLeft < 0 && (
            <p className="text-muted">
              <Unbroken text={term.after} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface UrgentTermProps {
  term: RenunciationTerm;
  /** The page on which to write the papers; null if it does not stand. */
  forms: string | null;
}

/** A term that ends before the firm calls: above the form. */
export function UrgentTerm({ term, forms }: UrgentTermProps) {
  return (
    <div className="urgent-term" role="status">
      <p>
        <strong className="font-semibold text-ink">
          {copy.urgent.title(term.name, `${monthDay(term.end)} ${weekdayWord(term.end)}`)}
        </strong>{' '}
        <span>{copy.urgent.text}</span>
      </p>
      {forms && (
        <a className="button mt-4 w-full sm:w-auto" href={forms}>
          {copy.urgent.forms}
        </a>
      )}
    </div>
  );
}
