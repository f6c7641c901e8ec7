import { DateField } from '../fields/date-field.tsx';
import { isFuture } from '../state/use-today.ts';
import { copy } from './copy.ts';

interface DateRowProps {
  id: string;
  label: string;
  value: string | undefined;
  onDate: (date: string | undefined) => void;
  /** Hint below the field. */
  hint?: string | undefined;
  /** Whether the date is invalid because it precedes the death. */
  early: boolean;
  /** Whether the date is often today or yesterday. */
  recent?: boolean;
  /** Empty until the browser knows it. */
  today?: string;
}

/** A date field with its error messages. */
export function DateRow({
  id,
  label,
  value,
  onDate,
  hint,
  early,
  recent = false,
  today = '',
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
        {isFuture(value, today) && <p className="field-error">{copy.future(today)}</p>}
        {hint && <p className="text-muted">{hint}</p>}
      </div>
    </div>
  );
}
