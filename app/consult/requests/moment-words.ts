import { clockWords, hourWords, weekdayWord } from '#app/consult/requests/call-words.ts';
import { closureReason } from '#app/firm/view/closures.ts';
import { firm } from '#app/firm/view/firm.ts';
import { daysOffFrom } from '#app/law/deadlines/holidays.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanClock, koreanDay } from '#app/law/korean-time.ts';
import { monthDay } from '#app/law/korean-words.ts';

/** A day with its year and weekday: 2026년 12월 25일 금요일. */
export function dayWords(day: CalendarDate): string {
  return `${day.slice(0, 4)}년 ${monthDay(day)} ${weekdayWord(day)}`;
}

/**
 * The day and time of an appointment in words: 2026년 11월 27일 금요일 오후 2시.
 *
 * @param at an instant, ISO 8601
 */
export function momentWords(at: string): string {
  return `${dayWords(koreanDay(new Date(at)))} ${partOfDay(koreanClock(new Date(at)))}`;
}

/**
 * `momentWords` with the name of a holiday or closure: 2026년 12월 25일 금요일(성탄절) 새벽 3시.
 *
 * @param closures days on which the firm is closed
 */
export function markedMomentWords(at: string, closures: readonly string[]): string {
  const day = koreanDay(new Date(at));
  const name = holidayName(day) ?? (closures.includes(day) ? closedWords(day) : null);
  return `${dayWords(day)}${name ? `(${name})` : ''} ${partOfDay(koreanClock(new Date(at)))}`;
}

/** The name of a public holiday; null for other days and for Sundays. */
export function holidayName(day: CalendarDate): string | null {
  const [off] = daysOffFrom(day, 'civil');
  if (off?.day !== day) return null;
  if (off.kind === 'temporary-holiday') return '임시공휴일';
  return off.kind === 'holiday' ? spokenName(off.name) : null;
}

/** Why the firm is closed on a day, such as 연말 휴무. */
export function closedWords(day: CalendarDate): string {
  return closureReason(firm.closures ?? [], day);
}

/** The name that people use of a holiday. */
function spokenName(name: string): string {
  return name.replace('기독탄신일', '성탄절').replace('1월 1일', '새해 첫날');
}

/** 새벽 3시, 오전 10시, 정오, 오후 2시 30분, 밤 9시. */
export function partOfDay(clock: string): string {
  const words = () => {
    if (clock < '01:00') return `새벽 ${hourWords(clock).replace('12시', '0시')}`;
    if (clock < '06:00') return `새벽 ${hourWords(clock)}`;
    return clock >= '21:00' ? `밤 ${hourWords(clock)}` : clockWords(clock);
  };
  return words().replaceAll('\u00a0', ' ');
}
