import type { ReactNode } from 'react';
import { DayPicker } from '#app/calculators/fields/day-picker.tsx';
import { addDays, isCalendarDate } from '#app/law/calendar.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { readDay, wholeDayIn } from '#app/law/typed-day.ts';
import { form as copy } from '../copy.ts';
import type { FieldProps } from './field-controls.tsx';
import { describedBy, FieldError, fieldId, Label } from './field-parts.tsx';

interface DayFieldProps extends FieldProps {
  label: string;
  /** Below the control. */
  hint: string;
  readOnly: boolean;
  /** Null until the browser knows it. */
  now: Date | null;
  /** Called with each whole day that is entered. */
  onDay?: (day: CalendarDate) => void;
  /** Between the control and its hint. */
  children?: ReactNode;
}

/** A day in one field, as it is typed: 20261110, 2026. 11. 10. Today and yesterday are one tap, and a calendar another. */
export function DayField(props: DayFieldProps) {
  const { name, value, error, label, hint, readOnly, now, onDay, children } = props;
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between">
        <Label name={name} optional>
          {label}
        </Label>
        <span className="day-recent needs-script -mt-2.5">
          {copy.recentDays.map((text, ago) => (
            <button
              key={text}
              className="link min-h-11 min-w-11"
              type="button"
              disabled={readOnly}
              onClick={() => writeDay(name, addDays(koreanDay(new Date()), -ago))}
            >
              {text}
            </button>
          ))}
          <DayPicker
            className="link min-h-11 min-w-11"
            day={() => dayIn(fieldOf(name)?.value ?? '') ?? ''}
            onPick={(day) => writeDay(name, day)}
            disabled={readOnly}
          />
        </span>
      </div>
      <input
        className="field"
        id={fieldId(name)}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        defaultValue={value && spaced(value)}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, error, 'hint')}
        onInput={({ currentTarget }) => {
          const day = dayIn(currentTarget.value);
          if (day) onDay?.(day);
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = spaced(currentTarget.value);
        }}
      />
      {children}
      <p className="mt-2 text-muted" id={`${fieldId(name)}-hint`}>
        {hint}
      </p>
      <FieldError name={name} error={error} />
      {error && now && <YearRepair name={name} now={now} />}
    </div>
  );
}

/** Offers the latest year in which the day typed is not one to come. */
function YearRepair({ name, now }: { name: DayFieldProps['name']; now: Date }) {
  const day = dayIn(fieldOf(name)?.value ?? '');
  const today = koreanDay(now);
  if (!day || day <= today) return null;
  const years = [0, 1].map((back) => Number(today.slice(0, 4)) - back);
  const repaired = years
    .map((year) => `${year}${day.slice(4)}`)
    .find((one) => isCalendarDate(one) && one <= today);
  if (!repaired) return null;
  return (
    <button className="link min-h-11 pl-4" type="button" onClick={() => writeDay(name, repaired)}>
      {copy.toYear(repaired.slice(0, 4))}
    </button>
  );
}

/**
 * Writes a day as if it were typed: the draft and the errors follow.
 *
 * @param day empty to empty the field
 */
export function writeDay(name: DayFieldProps['name'], day: CalendarDate | ''): void {
  const field = fieldOf(name);
  if (!field) return;
  field.value = day && dottedDate(day);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fieldOf(name: DayFieldProps['name']): HTMLInputElement | null {
  const field = document.getElementById(fieldId(name));
  return field instanceof HTMLInputElement ? field : null;
}

/** 2026. 11. 10. for a day in any form; anything else as it was typed. */
function spaced(typed: string): string {
  const day = dayIn(typed);
  return day ? dottedDate(day) : typed;
}

/** Returns the day of a text in any form, or null. */
export function dayIn(typed: string): CalendarDate | null {
  const whole = wholeDayIn(typed);
  const day = whole && readDay(whole);
  return typeof day === 'string' && day !== '' ? day : null;
}
