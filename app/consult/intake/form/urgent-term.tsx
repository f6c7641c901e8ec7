import { dayWithWeekday } from '#app/consult/requests/call-words.ts';
import type { RenunciationTerm } from './renunciation-term.ts';
import { term as copy } from './term-copy.ts';

interface UrgentTermProps {
  term: RenunciationTerm;
  /** Path of the page that writes the papers; null if the site lacks it. */
  forms: string | null;
}

/** A term that ends before the firm calls: above the form. */
export default function UrgentTerm({ term, forms }: UrgentTermProps) {
  return (
    <div className="urgent-term" role="status">
      <p>
        <strong className="font-semibold text-ink">
          {copy.urgent.title(term.name, dayWithWeekday(term.end))}
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
