import { type ReactNode, useRef } from 'react';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { useInBrowser } from '../state/use-in-browser.ts';

interface DayPickerProps {
  /** Name of the button. */
  name: string;
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
  /** Content of the button. */
  children: ReactNode;
}

/**
 * Button next to a field for a typed day, which opens the browser's own calendar. Renders nothing in browsers without
 * `showPicker`. The browser needs a date input for it, which lies invisible over the button; it has no name, so no form
 * sends it.
 */
export function DayPicker(props: DayPickerProps) {
  const { name, day, onPick, first = '1900-01-01', mayCome = false, children, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  // The server's markup has the button, so that nothing moves when it starts to work.
  const canShow = useInBrowser(() => 'showPicker' in HTMLInputElement.prototype, true);
  if (!canShow) return null;

  function open(): void {
    const calendar = input.current;
    if (!calendar) return;
    calendar.min = first;
    calendar.max = mayCome ? '2199-12-31' : koreanDay(new Date());
    calendar.value = day();
    try {
      calendar.showPicker();
    } catch {
      // The browser refuses a tap that is repeated after a slow hydration. The visitor taps again.
    }
  }

  return (
    <span className="day-picker needs-script">
      <button {...button} type="button" aria-label={name} onClick={open}>
        {children}
      </button>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        onInput={({ currentTarget }) => onPick(currentTarget.value)}
      />
    </span>
  );
}
