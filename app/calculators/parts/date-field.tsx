import { useState } from 'react';
import { copy } from './copy.ts';
import { weekdayName } from './weekday.ts';

interface DateFieldProps {
  id: string;
  label: string;
  /** YYYY-MM-DD; empty for none. Read when the field is rendered: give it another `key` to change it. */
  value: string;
  /** Called with a whole date of these centuries, or with nothing. */
  onDate: (date: string) => void;
  /** Id of further words about it. */
  describedBy?: string;
}

/** A day of the calendar, and its day of the week beside it. */
export function DateField({ id, label, value, onDate, describedBy }: DateFieldProps) {
  const [date, setDate] = useState(value);
  return (
    <div className="day">
      <label htmlFor={id}>{label}</label>
      <span className="day-box">
        <input
          className="field"
          id={id}
          type="date"
          autoComplete="off"
          min="1900-01-01"
          max="2199-12-31"
          defaultValue={value}
          aria-describedby={
            [date && `${id}-weekday`, describedBy].filter(Boolean).join(' ') || undefined
          }
          onInput={({ currentTarget }) => {
            // While the year is typed it is the year 2, 20 and 202.
            const whole = currentTarget.validity.valid ? currentTarget.value : '';
            setDate(whole);
            onDate(whole);
          }}
        />
        {date && (
          <span className="text-muted" id={`${id}-weekday`}>
            {`${weekdayName(date)}${copy.weekday}`}
          </span>
        )}
      </span>
    </div>
  );
}
