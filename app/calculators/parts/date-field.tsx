import { type ReactNode, useState } from 'react';
import { copy } from './copy.ts';
import { weekdayName } from './weekday.ts';

interface DateFieldProps {
  id: string;
  label: ReactNode;
  /** YYYY-MM-DD; empty for none. Read when the field is rendered: give it another `key` to change it. */
  value: string;
  /** Called with a whole date within the bounds, or with nothing. */
  onDate: (date: string) => void;
  min?: string;
  max?: string;
  describedBy?: string;
}

/** A day of the calendar, and its day of the week beside it. */
export function DateField(props: DateFieldProps) {
  const { id, label, value, onDate, min = '1900-01-01', max = '2199-12-31', describedBy } = props;
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
          min={min}
          max={max}
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
            {weekdayName(date)}
            {copy.weekday}
          </span>
        )}
      </span>
    </div>
  );
}
