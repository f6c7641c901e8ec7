import { daysBetween } from '#app/law/calendar.ts';
import { dottedDate, dottedMonthDay } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { monthDay } from '#app/law/korean-words.ts';

/** Answer in two lines that stay in view while the inputs are on screen. */
export interface ShortAnswer {
  /** `missed`: a term has passed. `open`: the answer is still missing. */
  state: 'found' | 'missed' | 'open';
  /** The answer and its date. */
  first: string;
  /** The days left, the people concerned, or advice. */
  second?: string | undefined;
  /** End of the second line, hidden with large text. */
  rest?: string | undefined;
}

/** Message in place of a missing answer. */
export const openAnswer = (first: string, second: string = words.private): ShortAnswer => ({
  state: 'open',
  first,
  second,
});

/** Future term: 12월 9일까지 사망신고 · 13일 남음. */
export function toCome(name: string, end: CalendarDate, today: CalendarDate): ShortAnswer {
  if (end === today) return { state: 'found', first: `${words.today} ${name}` };
  const first = `${shortDay(end, today)}까지 ${name}`;
  return { state: 'found', first, ...(today && { second: daysLeft(end, today) }) };
}

/** Past term: 상속포기 8월 6일에 지났습니다. */
export function passed(name: string, end: CalendarDate, today: CalendarDate): ShortAnswer {
  return { state: 'missed', first: `${name} ${shortDay(end, today)}에 지났습니다` };
}

/** 13일 남음, or 오늘까지. */
export const daysLeft = (end: CalendarDate, today: CalendarDate): string =>
  end === today ? words.today : `${daysBetween(today, end)}일 남음`;

/** 12월 9일; in another year, or while today is unknown, 2027. 2. 10. */
function shortDay(day: CalendarDate, today: CalendarDate): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return dottedDate(day);
  return monthDay(day);
}

/** 11. 30.; in another year 2027. 2. 10. */
export function dottedShort(day: CalendarDate, today: CalendarDate): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dottedMonthDay(day) : dottedDate(day);
}

const words = {
  private: '이 기기에서만 계산합니다',
  today: '오늘까지',
};
