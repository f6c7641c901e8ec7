import { type CallSlot, weekdays } from '#app/firm/schema/call-slot.ts';
import { timesIn } from '#app/firm/schema/times-in.ts';
import { closedDays, closureReason } from '#app/firm/view/closures.ts';
import { firm } from '#app/firm/view/firm.ts';
import { addDays, daysBetween, weekdayOf } from '#app/law/calendar.ts';
import { daysOffFrom } from '#app/law/deadlines/holidays.ts';
import { koreanClock, koreanDay, koreanInstant } from '#app/law/korean-time.ts';
import { type CallDay, type CallPlan, isOpen, LEFT_MS, readSlot, type Slot } from './call-plan.ts';
import { states } from './states.ts';
import type { StoredConsultation } from './stored.ts';

/** Working hours of the firm, in Korean time. */
export interface OfficeHours {
  /** Opening time of a working day, such as 09:00. */
  opens: string;
  closes: string;
  /** The break between morning and afternoon; noon if omitted. */
  lunch?: { from: string; to: string } | undefined;
  /** Other days on which the firm is closed, such as 2026-12-24. */
  closures: readonly string[];
  /** Hours of calls on evenings and Saturdays; omitted if the firm does not call then. */
  evening?: Omit<CallSlot, 'text'> | undefined;
  saturday?: Omit<CallSlot, 'text'> | undefined;
  /** Whether a call that nobody answered is repeated in the next half of a working day, and not on the next one. */
  againInHalf?: boolean | undefined;
}

/** This firm's hours. */
export const officeHours: OfficeHours = {
  opens: firm.hours?.opens ?? '09:00',
  closes: firm.hours?.closes ?? '18:00',
  lunch: lunchIn(firm.hours?.lunch),
  closures: closedDays(firm.closures ?? []),
  ...firm.callHours,
  againInHalf: firm.firstCall?.again,
};

/** The search for a working day ends here. The longest run of days off is ten, so the firm's closures must be wrong. */
const MAX_DAYS = 90;
/** Days with calls that a plan names. */
const PLANNED = 10;

/**
 * Returns the time until which the firm promised to call (`receipt.next` in the content): the end of the first window
 * of the kind that the visitor chose, from the day that the visitor chose. If the visitor did not answer a call, windows count
 * from the day after that call; or the next half of a working day is one, where the firm promises it and the visitor
 * asked for no later day, evening or Saturday.
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
  const slot = readSlot(time);
  const wait = slot ? daysBetween(today, slot.day) : 0;
  const kind = slot?.kind ?? time;
  if (again && office.againInHalf && wait <= 0 && !isOutsideHours(kind, office)) {
    return new Date(nextHalfEnd(since, office)).toISOString();
  }
  const first = Math.max(again ? 1 : 0, wait <= MAX_DAYS ? wait : 0);
  for (let days = first; days <= first + MAX_DAYS; days++) {
    const end = windowEnd(addDays(today, days), kind, office);
    if (end !== null && end - since >= LEFT_MS) return new Date(end).toISOString();
  }
  return new Date(since).toISOString();
}

/** Time until which the firm calls whoever sends a request now and asks for no other time. */
export function nextCall(now: Date, office = officeHours): string {
  const request = { status: 'new', statusChangedAt: '', time: 'any' } as const;
  return callDue({ ...request, receivedAt: now.toISOString() }, office) ?? now.toISOString();
}

/** The coming days with the slots of their calls. */
export function callPlan(now: Date, office = officeHours): CallPlan {
  const today = koreanDay(now);
  const days: CallDay[] = [];
  for (let ahead = 0, open = 0; ahead <= MAX_DAYS && open < PLANNED; ahead++) {
    const day = addDays(today, ahead);
    const slots = slotsOf(day, office);
    if (slots.some((slot) => isOpen(slot, now))) open++;
    days.push({ day, slots, ...(slots.length === 0 && { closed: whyClosed(day) }) });
  }
  return { madeAt: now.toISOString(), days };
}

/** A text that changes whenever what pages promise about the next call does. */
export function callPeriod(now: Date, office = officeHours): string {
  const today = koreanDay(now);
  return `${today} ${slotsOf(today, office).filter((slot) => isOpen(slot, now)).length}`;
}

/** The times of the halves of a working day, in the order of the day. */
export function halvesOf({ opens, closes, lunch }: OfficeHours = officeHours) {
  const { from, to } = lunch ?? { from: NOON, to: NOON };
  return [
    { kind: 'morning' as const, from: opens, to: from < closes ? from : closes },
    { kind: 'afternoon' as const, from: to > opens ? to : opens, to: closes },
  ].filter((half) => half.from < half.to);
}

const NOON = '12:00';

function slotsOf(day: string, office: OfficeHours): Slot[] {
  const kinds = [...halvesOf(office).map(({ kind }) => kind), 'evening', 'saturday'] as const;
  return kinds.flatMap((kind) => {
    if ((kind === 'evening' || kind === 'saturday') && !office[kind]) return [];
    const end = windowEnd(day, kind, office);
    return end === null ? [] : [{ kind, end: new Date(end).toISOString() }];
  });
}

function whyClosed(day: string): string {
  const [off] = daysOffFrom(day, 'civil');
  if (off?.kind === 'saturday') return '토요일';
  if (off?.kind === 'sunday') return '일요일';
  return off ? '공휴일' : closureReason(firm.closures ?? [], day);
}

/** The break that the firm's text names, such as 점심 정오 – 오후 1시. */
function lunchIn(text = ''): OfficeHours['lunch'] {
  const [from, to] = timesIn(text).map((times) =>
    times.find((minutes) => minutes >= 11 * 60 && minutes <= 15 * 60),
  );
  return from && to && from < to ? { from: clockAt(from), to: clockAt(to) } : undefined;
}

function clockAt(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Whether the firm works on this day in Korea: neither weekend, holiday nor closure. */
export function isWorkingDay(day: string, { closures } = officeHours): boolean {
  return daysOffFrom(day, 'civil').length === 0 && !closures.includes(day);
}

/** The next day after this one on which the firm works. */
export function nextWorkingDay(day: string, office = officeHours): string {
  for (let next = addDays(day, 1); next < addDays(day, MAX_DAYS); next = addDays(next, 1)) {
    if (isWorkingDay(next, office)) return next;
  }
  return addDays(day, 1);
}

/** Whether a moment lies in the firm's hours, or in those of its calls on evenings and Saturdays. */
export function isInHours(moment: Date, office = officeHours): boolean {
  const [day, clock] = [koreanDay(moment), koreanClock(moment)];
  const { opens, closes, evening, saturday } = office;
  const within = ({ from, to }: { from: string; to: string }) => clock >= from && clock < to;
  if (isWorkingDay(day, office)) {
    const inEvening = evening !== undefined && isDayOf(evening, day) && within(evening);
    return within({ from: opens, to: closes }) || inEvening;
  }
  return saturday !== undefined && windowEnd(day, 'saturday', office) !== null && within(saturday);
}

/**
 * End of a day's window, in milliseconds; null if the firm does not call on that day. If the firm no longer offers the
 * chosen slot, it calls in office hours.
 */
function windowEnd(day: string, time: string, office: OfficeHours): number | null {
  const { closes, closures, evening, saturday } = office;
  if (time === 'saturday' && saturday) {
    const [off] = daysOffFrom(day, 'civil');
    return off?.kind === 'saturday' && !closures.includes(day) ? at(day, saturday.to) : null;
  }
  if (!isWorkingDay(day, office)) return null;
  if (time === 'morning') return at(day, morningEnd(office));
  if (time === 'evening' && evening) return isDayOf(evening, day) ? at(day, evening.to) : null;
  return at(day, closes);
}

/** Whether the firm offers calls of this kind, outside its working hours. */
function isOutsideHours(kind: string, office: OfficeHours): boolean {
  return (kind === 'evening' || kind === 'saturday') && office[kind] !== undefined;
}

/** End of the first half of a working day that begins at this time or later. */
function nextHalfEnd(since: number, office: OfficeHours): number {
  const today = koreanDay(new Date(since));
  for (let days = 0; days <= MAX_DAYS; days++) {
    const day = addDays(today, days);
    const half = isWorkingDay(day, office)
      ? halvesOf(office).find(({ from }) => at(day, from) >= since)
      : undefined;
    if (half) return at(day, half.to);
  }
  return since;
}

function morningEnd(office: OfficeHours): string {
  return halvesOf(office).find(({ kind }) => kind === 'morning')?.to ?? office.closes;
}

function isDayOf({ days }: Omit<CallSlot, 'text'>, day: string): boolean {
  const weekday = weekdayOf(day);
  return !days || days.some((name) => weekdays[name] === weekday);
}

function at(day: string, clock: string): number {
  return koreanInstant(day, clock).getTime();
}
