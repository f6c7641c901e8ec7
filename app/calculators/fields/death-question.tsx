import { type ReactNode, useState } from 'react';
import { daysBetween } from '#app/law/calendar.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { weekdayName } from '#app/law/korean-words.ts';
import { copy as calculators } from '../copy.ts';
import { isFuture } from '../state/use-today.ts';
import { DateField } from './date-field.tsx';

const { deathQuestion: copy } = calculators;

/** The days of this question; an empty one is undefined. */
interface Days {
  death?: string | undefined;
  knew?: string | undefined;
}

interface DeathQuestionProps {
  /** Begins the ids of the fields. */
  id: string;
  days: Days;
  /** Empty until the browser knows it. */
  today: string;
  onChange: (part: Days) => void;
  /** Message for a death in the future. */
  future?: (today: string) => string;
  /** Hint below the second day. */
  hint?: string;
  /** Whether neither choice is chosen, for an heir of a later rank. */
  unchosen?: boolean;
  /** Called when the visitor chooses. */
  onChoose?: () => void;
  /** Content under the choice. */
  children?: ReactNode;
}

/** The day of death, and whether the visitor learned of it on that day. */
export function DeathQuestion(props: DeathQuestionProps) {
  const { id, days, today, onChange, hint, unchosen = false, onChoose, children } = props;
  const { future: futureWords = () => copy.future } = props;
  const { death, knew } = days;
  const [isLater, setLater] = useState(knew !== undefined && knew !== death);
  const future = isFuture(death, today);
  return (
    <>
      <DateField
        id={`${id}-death`}
        label={copy.label}
        value={death ?? ''}
        onDate={(day) => onChange({ death: day || undefined })}
        recent
        describedBy={`${id}-death-words`}
      />
      <div id={`${id}-death-words`} className="day-read">
        {death && !future && (
          <p>
            <time className="t3" dateTime={death}>
              {dottedDate(death)}
            </time>{' '}
            <span className="text-muted">
              {`${weekdayName(death)}${today ? ` ${copy.ago(daysBetween(death, today))}` : ''}`}
            </span>
          </p>
        )}
        {future && <p className="field-error">{futureWords(today)}</p>}
      </div>
      <div className="day-when" role="radiogroup" aria-label={copy.knew}>
        {([false, true] as const).map((later) => (
          <label key={String(later)}>
            <input
              type="radio"
              name={`${id}-knew-when`}
              value={later ? 'later' : 'same'}
              checked={!unchosen && isLater === later}
              onChange={() => {
                onChoose?.();
                setLater(later);
                if (!later) onChange({ knew: undefined });
              }}
            />
            <span>{later ? copy.later : copy.sameDay}</span>
          </label>
        ))}
      </div>
      {isLater && !unchosen && (
        <>
          <DateField
            id={`${id}-knew`}
            label={copy.knewLabel}
            value={knew ?? ''}
            onDate={(day) => onChange({ knew: day || undefined })}
            first={death}
            describedBy={`${id}-knew-words`}
          />
          <div id={`${id}-knew-words`}>
            {death && knew && knew < death && <p className="field-error">{copy.early}</p>}
            {isFuture(knew, today) && <p className="field-error">{copy.future}</p>}
            {hint && <p className="text-muted">{hint}</p>}
          </div>
        </>
      )}
      {children}
    </>
  );
}
