import { use, useEffect, useRef, useState } from 'react';
import { addDays } from '#app/law/calendar.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { weekdayName } from '#app/law/korean-words.ts';
import { readDay, type TypedDay, typedDayOf, wholeDayIn } from '#app/law/typed-day.ts';
import { copy } from '../copy.ts';
import { DayPicker } from './day-picker.tsx';
import { UnusableFieldsContext } from './unusable-fields.ts';

interface DateFieldProps {
  id: string;
  label: string;
  /** Initial date as YYYY-MM-DD; empty for none. Give the field another `key` to change it. */
  value: string;
  /** Called with a valid date, or with an empty text while the fields hold none. */
  onDate: (date: string) => void;
  /** Whether to offer buttons for today and yesterday. */
  recent?: boolean;
  /** First day that the calendar offers. */
  first?: string | undefined;
  /** Whether the calendar offers days to come. */
  mayCome?: boolean;
  /** Id of a further description. */
  describedBy?: string;
}

const parts = ['year', 'month', 'day'] as const;

/**
 * Date in three fields, because typing a day of long ago is faster than finding it in a calendar, which a button opens.
 * Shows the day of the week. A whole date pasted into the year fills all three fields.
 */
export function DateField({
  id,
  label,
  value,
  onDate,
  recent = false,
  first,
  mayCome = false,
  describedBy,
}: DateFieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState(() => typedDayOf(value));
  const [left, setLeft] = useState(false);
  const read = readDay(typed);
  const fault = typeof read === 'string' ? null : read.fault;
  // Hides missing parts until the visitor leaves the fields. Any other fault shows at once.
  const early = fault === 'incomplete' || fault === 'short-year';
  const words = fault && (left || !early) ? copy.dayFaults[fault](label) : null;

  const report = use(UnusableFieldsContext);
  useEffect(() => {
    report(id, words);
    return () => report(id, null);
  }, [report, id, words]);

  function take(day: TypedDay): void {
    setTyped(day);
    const date = readDay(day);
    onDate(typeof date === 'string' ? date : '');
  }

  function write(day: TypedDay): void {
    for (const field of partsIn(box.current)) field.value = day[partOf(field)];
    take(day);
  }

  /** @returns whether the year held a whole date, which then fills all three fields */
  function spread(field: HTMLInputElement): boolean {
    const whole = partOf(field) === 'year' ? wholeDayIn(field.value) : null;
    if (whole) write(whole);
    return whole !== null;
  }

  function readFields(field: HTMLInputElement, event: Event): void {
    if (!mayGoOn(field.value, event) && spread(field)) return;
    const day = { ...typed };
    for (const one of partsIn(box.current)) day[partOf(one)] = one.value;
    take(day);
  }

  const picker = (
    <DayPicker
      label={label}
      day={() => (typeof read === 'string' ? read : '')}
      onPick={(day) => write(typedDayOf(day))}
      first={first}
      mayCome={mayCome}
    />
  );
  const descriptions = [`${id}-reading`, describedBy].filter(Boolean).join(' ');
  return (
    <fieldset className="day" aria-describedby={descriptions}>
      <legend>{label}</legend>
      <span className="day-box" ref={box}>
        {parts.map((part) => (
          <label key={part}>
            <input
              className="field"
              id={part === 'year' ? id : `${id}-${part}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              data-part={part}
              defaultValue={typedDayOf(value)[part]}
              aria-invalid={words !== null || undefined}
              onBlur={({ currentTarget, relatedTarget }) => {
                spread(currentTarget);
                setLeft(!box.current?.contains(relatedTarget));
              }}
              onInput={({ currentTarget, nativeEvent }) => readFields(currentTarget, nativeEvent)}
            />
            <span>{copy.dayParts[part]}</span>
          </label>
        ))}
        {!recent && picker}
      </span>
      {recent && (
        <span className="day-recent needs-script">
          {copy.recentDays.map((name, ago) => (
            <button
              key={name}
              type="button"
              aria-label={`${label} ${name}`}
              onClick={() => write(typedDayOf(addDays(koreanDay(new Date()), -ago)))}
            >
              {name}
            </button>
          ))}
          {picker}
        </span>
      )}
      <span className="day-words" id={`${id}-reading`}>
        {words !== null && <span className="field-error">{words}</span>}
        {typeof read === 'string' && read !== '' && (
          <span className="text-muted">{`${weekdayName(read)}${copy.weekday}`}</span>
        )}
      </span>
    </fieldset>
  );
}

/** Whether a date typed key by key may get another digit: 2026. 6. 1 may become 2026. 6. 15. */
function mayGoOn(text: string, event: Event): boolean {
  const isTyped =
    event instanceof InputEvent && /^insert(?:Composition)?Text$/.test(event.inputType);
  return isTyped && !/\d{8}|\D\d{2}\D*$/.test(text);
}

function partsIn(box: HTMLElement | null): Iterable<HTMLInputElement> {
  return box?.querySelectorAll<HTMLInputElement>('[data-part]') ?? [];
}

function partOf({ dataset }: HTMLInputElement): keyof TypedDay {
  return parts.find((part) => part === dataset.part) ?? 'year';
}
