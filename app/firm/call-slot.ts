/** The weekdays by their names, from Monday. */
export const weekdays = { 월: 1, 화: 2, 수: 3, 목: 4, 금: 5 } as const;
type Weekday = keyof typeof weekdays;

/** When the firm calls besides its office hours, Korean time. */
export interface CallSlot {
  /** As 18:00. */
  from: string;
  to: string;
  /** Of an evening; omitted: each of the five. */
  days?: Weekday[] | undefined;
  /** The same in words, such as 오후 6시 – 8시. */
  text: string;
}

/** A slot with its words. */
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
