import { daysBetween } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanClock, koreanDay } from '#app/law/korean-time.ts';
import { monthDay as spacedMonthDay, weekdayName } from '#app/law/korean-words.ts';

/** 금요일. */
export function weekdayWord(day: CalendarDate): string {
  return `${weekdayName(day)}요일`;
}

/** 11월 26일, on one line. */
export function monthDay(day: CalendarDate): string {
  return spacedMonthDay(day).replace(' ', '\u00a0');
}

/** 11월 26일 목요일. */
export function dayWithWeekday(day: CalendarDate): string {
  return `${monthDay(day)} ${weekdayWord(day)}`;
}

/** 오후 6시, 정오, 오전 9시 30분. */
export function clockWords(clock: string): string {
  if (clock === '12:00') return '정오';
  return `${clock < '12:00' ? '오전' : '오후'}\u00a0${hourWords(clock)}`;
}

/** 9시, 1시 30분: a clock time without its half of the day. */
export function hourWords(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${hours % 12 || 12}시${minutes ? `\u00a0${minutes}분` : ''}`;
}

/**
 * A promised time in words: 오늘 오후 6시까지, 내일(금요일) 오후 6시까지, 월요일 오후 6시까지, and a date for a day further
 * away.
 *
 * @param end an instant, ISO 8601
 * @param now null where the text may be read on another day
 */
export function untilWords(end: string, now: Date | null): string {
  const day = koreanDay(new Date(end));
  return `${now ? dayWords(day, koreanDay(now)) : monthDay(day)} ${clockOf(end)}까지`;
}

/** A promised time with its date: 내일 11월 27일 금요일 정오까지. */
export function untilWithDate(end: string, now: Date | null): string {
  const day = koreanDay(new Date(end));
  const near = now && ['오늘', '내일'][daysBetween(koreanDay(now), day)];
  return `${near ? `${near} ` : ''}${dayWithWeekday(day)} ${clockOf(end)}까지`;
}

/** 오늘, 내일(금요일), 월요일, or 12월 7일 월요일. */
function dayWords(day: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, day);
  if (days === 0) return '오늘';
  if (days === 1) return `내일(${weekdayWord(day)})`;
  return days > 1 && days < 7 ? weekdayWord(day) : dayWithWeekday(day);
}

function clockOf(end: string): string {
  return clockWords(koreanClock(new Date(end)));
}
