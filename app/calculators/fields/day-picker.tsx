import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { dayPickerLabel } from '#app/ui/copy.ts';
import { useInBrowser } from '../state/use-in-browser.ts';

interface DayPickerProps {
  /** Name of the field; omitted where the button is the only one of its form. */
  label?: string;
  /** Returns the day in the field, at which the calendar opens; empty for none. */
  day: () => CalendarDate | '';
  /** Called with the day chosen, or with an empty text if the visitor emptied it in the calendar. */
  onPick: (day: CalendarDate | '') => void;
  /** First day that can be chosen. */
  first?: CalendarDate | undefined;
  /** Whether days after today in Korea can be chosen. */
  mayCome?: boolean;
  disabled?: boolean;
  className?: string;
}

/**
 * Button that opens the browser's own calendar for a field in which a day is typed. Nothing in browsers without
 * `showPicker`. The date input that the browser needs for it appears with the first press, invisible over the button;
 * without a name, no form sends it.
 */
export function DayPicker(props: DayPickerProps) {
  const { label, day, onPick, first = '1900-01-01', mayCome = false, ...button } = props;
  const [isAsked, setAsked] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  // The server's markup has the button, so that nothing moves when it starts to work.
  const canShow = useInBrowser(() => 'showPicker' in HTMLInputElement.prototype, true);
  if (!canShow) return null;

  function open(): void {
    flushSync(() => setAsked(true));
    if (!calendar.current) return;
    calendar.current.value = day();
    try {
      calendar.current.showPicker();
    } catch {
      // The browser refuses a press that is repeated after a slow hydration. The next one opens it.
    }
  }

  return (
    <span className="day-picker needs-script">
      <button
        {...button}
        type="button"
        aria-label={label && `${label} ${dayPickerLabel}`}
        onClick={open}
      >
        {dayPickerLabel}
      </button>
      {isAsked && (
        <input
          ref={calendar}
          type="date"
          min={first}
          max={mayCome ? '2199-12-31' : koreanDay(new Date())}
          tabIndex={-1}
          aria-hidden="true"
          onInput={({ currentTarget }) => onPick(currentTarget.value)}
        />
      )}
    </span>
  );
}
