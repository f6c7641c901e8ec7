import { DateField } from '../fields/date-field.tsx';
import { isFuture } from '../state/use-today.ts';
import { copy } from './copy.ts';

interface DateRowProps {
  id: string;
  label: string;
  value: string | undefined;
  onDate: (date: string | undefined) => void;
  /** Beside it, in words. */
  hint?: string | undefined;
  /** It lies before the death and cannot. */
  early: boolean;
  /** Whether the day is often today or yesterday. */
  recent?: boolean;
  /** Empty: not known yet. */
  today?: string;
  /** Said of a day that is still to come. */
  future?: (today: string) => string;
}

/** A date, with what is wrong with it. */
export function DateRow({
  id,
  label,
  value,
  onDate,
  hint,
  early,
  recent = false,
  today = '',
  future = copy.future,
}: DateRowProps) {
  return (
    <div className="deadline-field">
      <DateField
        id={id}
        label={label}
        value={value ?? ''}
        onDate={(date) => onDate(date || undefined)}
        recent={recent}
        describedBy={`${id}-words`}
      />
      <div id={`${id}-words`}>
        {early && <p className="field-error">{copy.tooEarly}</p>}
        {isFuture(value, today) && <p className="field-error">{future(today)}</p>}
        {hint && <p className="text-muted">{hint}</p>}
      </div>
    </div>
  );
}
