import { type CallSlot, weekdays } from '#app/firm/schema/call-slot.ts';
import { closedDays } from '#app/firm/view/closures.ts';
import { firm } from '#app/firm/view/firm.ts';
import { addDays, weekdayOf } from '#app/law/calendar.ts';
import { daysOffFrom } from '#app/law/deadlines/holidays.ts';
import { koreanDay, koreanInstant } from '#app/law/korean-time.ts';
import { states } from './states.ts';
import type { StoredConsultation } from './stored.ts';

/** Working hours of the firm, in Korean time. */
export interface OfficeHours {
  /** Opening time of a working day, such as 09:00. */
  opens: string;
  closes: string;
  /** Other days on which the firm is closed, such as 2026-12-24. */
  closures: readonly string[];
  /** Hours of calls on evenings and Saturdays; omitted if the firm does not call then. */
  evening?: Omit<CallSlot, 'text'> | undefined;
  saturday?: Omit<CallSlot, 'text'> | undefined;
}

/** This firm's hours. */
export const officeHours: OfficeHours = {
  opens: firm.hours?.opens ?? '09:00',
  closes: firm.hours?.closes ?? '18:00',
  closures: closedDays(firm.closures ?? []),
  ...firm.callHours,
};

/** The firm promises a call in the first window that has at least this much time left. */
const LEFT_MS = 3_600_000;
/** The search for a working day ends here. The longest run of days off is ten, so the firm's closures must be wrong. */
const MAX_DAYS = 90;

/**
 * Returns the time until which the firm promised to call (`receipt.next` in the content): the end of the first window
 * of the kind that the visitor chose. If the visitor did not answer a call, windows count from the day after that call.
 *
 * @returns an instant, ISO 8601; null if no call is due
 */
export function callDue(
  request: Pick<StoredConsultation, 'status' | 'statusChangedAt' | 'receivedAt' | 'time'>,
  office = officeHours,
): string | null {
  const { status, statusChangedAt, receivedAt, time } = request;
  const { call } = states[status];
  if (call !== 'due' && call !== 'again') return null;
  const again = call === 'again';
  const since = Date.parse(again ? statusChangedAt : receivedAt);
  const today = koreanDay(new Date(since));
  for (let days = again ? 1 : 0; days <= MAX_DAYS; days++) {
    const end = windowEnd(addDays(today, days), time, office);
    if (end !== null && end - since >= LEFT_MS) return new Date(end).toISOString();
  }
  return new Date(since).toISOString();
}

/** Whether the firm works on this day in Korea: neither weekend, holiday nor closure. */
export function isWorkingDay(day: string, { closures } = officeHours): boolean {
  return daysOffFrom(day, 'civil').length === 0 && !closures.includes(day);
}

/**
 * End of a day's window, in milliseconds; null if the firm does not call on that day. If the firm no longer offers the
 * chosen slot, it calls in office hours.
 */
function windowEnd(day: string, time: string, office: OfficeHours): number | null {
  const { opens, closes, closures, evening, saturday } = office;
  if (time === 'saturday' && saturday) {
    const [off] = daysOffFrom(day, 'civil');
    return off?.kind === 'saturday' && !closures.includes(day) ? at(day, saturday.to) : null;
  }
  if (!isWorkingDay(day, office)) return null;
  if (time === 'morning') return at(day, opens < '12:00' ? '12:00' : closes);
  if (time === 'evening' && evening) return isDayOf(evening, day) ? at(day, evening.to) : null;
  return at(day, closes);
}

function isDayOf({ days }: Omit<CallSlot, 'text'>, day: string): boolean {
  const weekday = weekdayOf(day);
  return !days || days.some((name) => weekdays[name] === weekday);
}

function at(day: string, clock: string): number {
  return koreanInstant(day, clock).getTime();
}
