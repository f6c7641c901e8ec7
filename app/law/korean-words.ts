import { weekdayOf } from './calendar.ts';
import type { CalendarDate } from './family.ts';

/**
 * Appends the particle that the last syllable requires: 예시는, 바른은. A digit counts as it is pronounced: 1을, 2를.
 *
 * @param text ends in a Hangul syllable or a digit; what follows in brackets does not count. Any other ending takes the
 *   particle after a vowel.
 * @param closed the particle after a final consonant (은, 이, 을)
 * @param open the particle after a vowel (는, 가, 를)
 */
export function withParticle(text: string, closed: string, open: string): string {
  const last =
    text
      .replace(/\([^()]*\)$/, '')
      .trimEnd()
      .at(-1) ?? '';
  const syllable = digits[Number.parseInt(last, 10)] ?? last;
  const offset = syllable.charCodeAt(0) - 0xac00;
  const endsInConsonant = offset >= 0 && offset < 11172 && offset % 28 !== 0;
  return text + (endsInConsonant ? closed : open);
}

const digits = '영일이삼사오육칠팔구';

/** 월, 화 and so on. */
export function weekdayName(date: CalendarDate): string {
  return '일월화수목금토'.charAt(weekdayOf(date));
}

/** 11월 26일. */
export function monthDay(date: CalendarDate): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일`;
}
