import { dayInWords } from '#app/calculators/deadlines/in-words.ts';
import { rulePhrases } from '#app/calculators/deadlines/rule-phrases.ts';
import { isCalendarDate } from '#app/law/calendar.ts';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { receipt } from '../copy.ts';

const { periods: copy } = receipt;

interface LegalDatesProps {
  death: string;
  /** Time of the server, because a phone's clock may be years behind. */
  now: Date;
}

/**
 * The legal deadlines after a death, counted as if the visitor had learned of it on its day. If the visitor learned of
 * it later, no deadline is earlier.
 */
export default function LegalDates({ death, now }: LegalDatesProps) {
  const today = koreanDay(now);
  if (!isCalendarDate(death) || death > today) return null;
  return (
    <div className="mt-5">
      <p className="max-w-[37em]">{`${copy.dates(dottedDate(death))} ${copy.later}`}</p>
      <ul className="mt-3 border-t border-line">
        {deadlinesOf({ death, knew: death }).map(({ rule, end }) => (
          <li
            key={rule.id}
            className="border-b border-line py-3.5 sm:grid print:py-1 sm:grid-cols-[12rem_1fr] sm:items-baseline"
          >
            <time className="t3" dateTime={end}>
              {dayInWords(end)}
            </time>
            <div className="max-w-[37em]">
              <span className="font-semibold text-ink">{rulePhrases[rule.id].name}</span>{' '}
              <span className="text-muted t1">{rule.articles.join(', ')}</span>
              {end < today && <p>{`${copy.passed} ${rulePhrases[rule.id].after}`}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
