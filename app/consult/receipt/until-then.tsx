import { rulePhrases } from '#app/calculators/deadlines/rule-phrases.ts';
import { safeDay } from '#app/calculators/forms/time-limit.ts';
import { monthDay, weekdayWord } from '#app/consult/requests/call-words.ts';
import { linkIfStanding } from '#app/firm/view/standing.ts';
import { isCalendarDate } from '#app/law/calendar.ts';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { daysOffBefore } from '#app/law/deadlines/holidays.ts';
import { dottedDate, dottedMonthDay } from '#app/law/dotted-date.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import CheckIcon from '~icons/lucide/circle-check';
import StopIcon from '~icons/lucide/circle-minus';
import { receiptPage } from './copy.ts';
import { Part } from './receipt-parts.tsx';
import type { OpenReceipt, OwnReceipt } from './receipt-view.ts';

const copy = receiptPage.until;

/** Situations in which the estate may have more debts than assets. */
const mayHaveDebts = ['debt', 'just-died', 'unsure'];

interface UntilThenProps {
  receipt: OpenReceipt;
  own: OwnReceipt | null;
  now: Date;
}

/** Advice for the time until the call. The browser that sent the request sees what its situation asks for. */
export function UntilThen({ receipt: { state, due }, own, now }: UntilThenProps) {
  // The lawyer of the case says what to do.
  if (own?.stage === 'planning' || state === 'retained') return null;
  const isOver = hasEnded(state);
  const term = own && mayHaveDebts.includes(own.stage) ? termOf(own.diedOn, now) : null;
  const dueDay = due && koreanDay(new Date(due));
  const isFirst = term !== null && !term.isPassed && dueDay !== null && term.end <= dueDay;
  const advice = [
    own && mayHaveDebts.includes(own.stage) && copy.property,
    own?.stage === 'dispute' && copy.agreement,
  ];
  return (
    <Part title={titleOf(state)}>
      <ul>
        {isFirst && <FirstTerm end={term.end} />}
        {!isOver &&
          advice.filter(Boolean).map((text) => (
            <li key={String(text)} className="receipt-item">
              <StopIcon className="icon" />
              <p>{text}</p>
            </li>
          ))}
        {!isOver && (
          <li className="receipt-item">
            <CheckIcon className="icon" />
            <p>{copy.letters}</p>
          </li>
        )}
        <li className="receipt-item">
          <span className="receipt-node" aria-hidden="true" />
          <div>
            <p>
              {term && !isFirst && <Term {...term} />}
              <strong className="font-semibold text-ink">{runsOn(state)}</strong>
            </p>
            <a className="link inline-flex min-h-11 items-center" href={copy.check.href}>
              {copy.check.text}
            </a>
          </div>
        </li>
      </ul>
    </Part>
  );
}

/** Whether the firm does nothing more about the request. */
function hasEnded(state: OpenReceipt['state']): boolean {
  return state === 'withdrawn' || state === 'closed';
}

function titleOf(state: OpenReceipt['state']): string {
  if (hasEnded(state)) return copy.runsOnTitle;
  return state === 'contacted' ? copy.keepTitle : copy.title;
}

function runsOn(state: OpenReceipt['state']): string {
  if (state === 'withdrawn') return copy.runsOnAfter;
  return state === 'closed' ? copy.runsOnClosed : copy.runsOn;
}

interface OwnTerm {
  end: string;
  isPassed: boolean;
  /** The last working day before holidays that end on the term; null if none does. */
  safe: { holiday: string; day: string } | null;
}

/** The term of 민법 제1019조 제1항, counted as if the visitor had learned of the death on its day. */
function termOf(diedOn: string | null, now: Date): OwnTerm | null {
  const today = koreanDay(now);
  if (!diedOn || !isCalendarDate(diedOn) || diedOn > today) return null;
  const found = deadlinesOf({ death: diedOn, knew: diedOn }).find(
    ({ rule }) => rule.id === 'renunciation',
  );
  if (!found) return null;
  const { end } = found;
  const day = safeDay(end);
  const isSafe = day === end || day < today;
  return {
    end,
    isPassed: end < today,
    safe: isSafe
      ? null
      : {
          holiday: copy.holiday(
            daysOffBefore(end, 'civil').flatMap((one) => (one.kind === 'holiday' ? one.name : [])),
          ),
          day,
        },
  };
}

function Term({ end, isPassed, safe }: OwnTerm) {
  if (isPassed) return `${copy.passed(dottedDate(end))} ${rulePhrases.renunciation.after} `;
  return (
    <>
      <span className="whitespace-nowrap">
        <time className="text-ink t3" dateTime={end}>
          {dottedDate(end)}
        </time>
        {copy.until}
      </span>{' '}
      {copy.term}{' '}
      {safe && (
        <>
          {copy.safe.before(safe.holiday)}{' '}
          <span className="whitespace-nowrap">{copy.safe.day(dottedMonthDay(safe.day))}</span>{' '}
          {copy.safe.after}{' '}
        </>
      )}
    </>
  );
}

/** The term ends before the firm calls: it comes first, with the way to write the paper. */
function FirstTerm({ end }: { end: string }) {
  const forms = linkIfStanding('/forms');
  return (
    <li className="receipt-first">
      <p>
        <strong className="font-semibold text-ink">
          {copy.first(monthDay(end), weekdayWord(end))}
        </strong>{' '}
        {copy.firstText}
      </p>
      {forms && (
        <a className="link inline-flex min-h-11 items-center" href={forms}>
          {copy.forms}
        </a>
      )}
    </li>
  );
}
