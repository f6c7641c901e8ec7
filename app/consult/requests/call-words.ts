import { daysBetween, weekdayOf } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanClock, koreanDay } from '#app/law/korean-time.ts';

const weekdays = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'];

/** 금요일. */
export function weekdayWord(day: CalendarDate): string {
  return weekdays[weekdayOf(day)] ?? '';
}

/** 11월 26일. */
export function monthDay(day: CalendarDate): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}월\u00a0${date}일`;
}

/** 오후 6시, 정오, 오전 9시 30분. */
function clockWords(clock: string): string {
  if (clock === '12:00') return '정오';
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const hour = `${hours < 12 ? '오전' : '오후'}\u00a0${hours % 12 || 12}시`;
  return minutes ? `${hour}\u00a0${minutes}분` : hour;
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
  return `${near ? `${near} ` : ''}${monthDay(day)} ${weekdayWord(day)} ${clockOf(end)}까지`;
}

/** 오늘, 내일(금요일), 월요일, or 12월 7일 월요일. */
function dayWords(day: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, day);
  if (days === 0) return '오늘';
  if (days === 1) return `내일(${weekdayWord(day)})`;
  return days > 1 && days < 7 ? weekdayWord(day) : `${monthDay(day)} ${weekdayWord(day)}`;
}

function clockOf(end: string): string {
  return clockWords(koreanClock(new Date(end)));
}
