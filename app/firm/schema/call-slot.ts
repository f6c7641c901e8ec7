/** The weekdays by their names, from Monday. */
export const weekdays = { 월: 1, 화: 2, 수: 3, 목: 4, 금: 5 } as const;
type Weekday = keyof typeof weekdays;

/** A time outside office hours at which the firm calls, in Korean time. */
export interface CallSlot {
  /** Such as 18:00. */
  from: string;
  to: string;
  /** The weekdays of an evening slot; all five if omitted. */
  days?: Weekday[] | undefined;
  /** The slot in words, such as 오후 6시 – 8시. */
  text: string;
}

/** Adds the words to a slot. */
export function callSlot(slot: Omit<CallSlot, 'text'>): CallSlot {
  const { from, to, days } = slot;
  const [begin, end] = [halfAndHour(from), halfAndHour(to)];
  const ending = begin.half === end.half ? end.hour : `${end.half} ${end.hour}`;
  const hours = `${begin.half} ${begin.hour} – ${ending}`;
  return { ...slot, text: days ? `${days.join('·')} ${hours}` : hours };
}

function halfAndHour(clock: string): { half: string; hour: string } {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const hour = `${hours % 12 || 12}시`;
  return { half: hours < 12 ? '오전' : '오후', hour: minutes ? `${hour} ${minutes}분` : hour };
}
