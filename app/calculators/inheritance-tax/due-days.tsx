import { dottedDate } from '#app/law/dotted-date.ts';
import { weekdayName } from '#app/law/korean-words.ts';
import type { Due } from './compute.ts';
import { copy } from './copy.ts';

const { due: words } = copy;

interface DueDaysProps {
  /** Null without a date of death. */
  due: Due | null;
  inTime: boolean;
  today: string;
}

/** 신고와 납부 기한: the due dates of this estate. */
export function DueDays({ due, inTime, today }: DueDaysProps) {
  return (
    <div className="tax-part">
      <h4 className="t3">{words.title}</h4>
      {due ? (
        <dl className="result-terms">
          <div>
            <dt>{words.return}</dt>
            <dd>
              <Day day={due.return.end} /> <span>{words.months(monthsOf(due.return))}</span>{' '}
              <span className="text-muted t1">{words.articles.return}</span>
              {due.safe && <p>{words.safe(plainDay(due.safe))}</p>}
              {inTime && today !== '' && due.return.end < today && (
                <p className="trouble mt-3">{words.past}</p>
              )}
            </dd>
          </div>
          {due.spouse && (
            <div>
              <dt>{words.spouse}</dt>
              <dd>
                <Day day={due.spouse.end} /> <span>{words.spouseMonths(monthsOf(due.spouse))}</span>{' '}
                <span className="text-muted t1">{words.articles.spouse}</span>
              </dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="mt-2">{words.undated}</p>
      )}
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/deadlines">
          {words.all}
        </a>
      </p>
    </div>
  );
}

function Day({ day }: { day: string }) {
  return (
    <time className="tax-day" dateTime={day}>
      {`${plainDay(day)} (${weekdayName(day)})`}
    </time>
  );
}

function plainDay(day: string): string {
  return dottedDate(day).replaceAll(' ', '\u00a0');
}

function monthsOf({ basis: { length } }: Due['return']): number {
  return 'months' in length ? length.months : 0;
}
