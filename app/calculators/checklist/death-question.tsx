import { useState } from 'react';
import type { Facts } from '#app/case/facts.ts';
import type { FactsChange } from '#app/case/store.ts';
import { daysBetween } from '#app/law/calendar.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { DateField } from '../fields/date-field.tsx';
import { weekdayName } from '../korean.ts';
import { isFuture } from '../state/use-today.ts';
import { words } from './list-copy.ts';

export interface QuestionProps {
  facts: Readonly<Facts>;
  /** Empty until the browser knows it. */
  today: string;
  onChange: (part: FactsChange<Facts>) => void;
}

const { death: copy } = words;

/** The day of death, and whether the visitor learned of it on that day. */
export function DeathQuestion({ facts, today, onChange }: QuestionProps) {
  const { death, knew } = facts;
  const [isLater, setLater] = useState(knew !== undefined && knew !== death);
  const future = isFuture(death, today);
  return (
    <>
      <DateField
        id="case-death"
        label={copy.label}
        value={death ?? ''}
        onDate={(day) => onChange({ death: day || undefined })}
        recent
        describedBy="case-death-words"
      />
      <div id="case-death-words" className="ask-read">
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
        {future && <p className="field-error">{copy.future}</p>}
      </div>
      <div className="ask-when" role="radiogroup" aria-label={copy.knew}>
        {([false, true] as const).map((later) => (
          <label key={String(later)}>
            <input
              type="radio"
              name="case-knew-when"
              value={later ? 'later' : 'same'}
              checked={isLater === later}
              onChange={() => {
                setLater(later);
                if (!later) onChange({ knew: undefined });
              }}
            />
            <span>{later ? copy.later : copy.sameDay}</span>
          </label>
        ))}
      </div>
      {isLater && (
        <>
          <DateField
            id="case-knew"
            label={copy.knewLabel}
            value={knew ?? ''}
            onDate={(day) => onChange({ knew: day || undefined })}
            describedBy="case-knew-words"
          />
          <div id="case-knew-words">
            {death && knew && knew < death && <p className="field-error">{copy.early}</p>}
            {isFuture(knew, today) && <p className="field-error">{copy.future}</p>}
          </div>
        </>
      )}
    </>
  );
}
