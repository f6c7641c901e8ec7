import { addDays, endOfMonth } from '#app/law/calendar.ts';
import { dayInWords } from '#app/law/day-in-words.ts';
import { type DayOff, daysOffFrom } from '#app/law/deadlines/holidays.ts';
import type { OfficeTermId } from '#app/law/deadlines/office-terms.ts';
import { periodEnd } from '#app/law/deadlines/period.ts';
import { dottedMonthDay } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { monthDay } from '#app/law/korean-words.ts';
import { basisText, dayOffName, lengthText } from '../deadlines/phrases.ts';
import { copy } from './copy.ts';
import { isOfficeTerm, type Term } from './terms.ts';

/** 12월 9일까지; in another year, or while today is unknown, 2027년 2월 10일까지. */
export function untilDay(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return copy.title.today;
  const year = day.slice(0, 4);
  return copy.title.until(
    year === today.slice(0, 4) ? monthDay(day) : `${year}년 ${monthDay(day)}`,
  );
}

/** Describes how a term was counted: 돌아가신 것을 아신 날(11. 10.)부터 3개월입니다. 첫날은 빼고 셉니다. */
export function countedText(term: Term): string {
  const { moved } = term;
  const days = moved.map((off) => `${dottedMonthDay(off.day)}(${dayOffName(off)})`).join(', ');
  return [
    startText(term),
    leavesOutFirstDay(term) ? copy.counted.firstDay : '',
    days ? copy.counted.moved(days) : '',
    term.side === 'court' && filed.has(term.id) ? copy.counted.arrives : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The articles by which a term was counted: its own, then those on the counting of periods. */
export function countedBy(term: Term): string[] {
  const own = [...term.articles];
  if (taxes.has(term.id)) return term.moved.length > 0 ? [...own, '국세기본법 제5조'] : own;
  return [
    ...own,
    ...(leavesOutFirstDay(term) ? ['민법 제157조'] : []),
    ...('months' in term.length ? ['민법 제160조'] : []),
    ...(term.moved.length > 0 ? ['민법 제161조'] : []),
  ];
}

/** Names the days off before the last day, and the safe day; null if there is none. */
export function safeText({ safe, side }: Term): string | null {
  const [first, ...rest] = safe?.off ?? [];
  if (!safe || !first) return null;
  const last = rest[rest.length - 1];
  const days = last
    ? copy.safe.range(dottedMonthDay(first.day), dottedMonthDay(last.day))
    : copy.safe.oneDay(monthDay(first.day));
  return copy.safe[side](days, holidayName(safe.off), dayInWords(safe.day));
}

/**
 * Advises on filing with a court by post, five days before the day to keep to; null for other terms.
 *
 * @param today empty until the browser knows it
 */
export function postText(term: Term, today: CalendarDate): string | null {
  if (!filed.has(term.id)) return null;
  const keep = term.safe?.day ?? term.end;
  const latest = addDays(keep, -POST_DAYS);
  if (today && latest < today) return copy.post.tooLate;
  const [, month = 0] = latest.split('-').map(Number);
  if (latest === endOfMonth(latest)) return copy.post.within(month);
  const day = workingDay(latest);
  if (today && day < today) return copy.post.tooLate;
  return copy.post.until(monthDay(day));
}

const POST_DAYS = 5;

/** Terms of filings with the family court. */
const filed = new Set<string>([
  'renunciation',
  'next-rank-renunciation',
  'special-limited-acceptance',
]);
const taxes = new Set<string>([
  'inheritance-tax',
  'acquisition-tax',
  'spouse-division',
  'deceased-income-tax',
]);

/** Starts of the terms with offices. */
export const officePhrases: Record<OfficeTermId, string> = {
  'car-transfer': '돌아가신 달의 말일',
  'deceased-income-tax': '돌아가신 달의 말일',
  'health-dependant': '고인의 피부양자가 아니게 된 날',
  'lease-objection': '돌아가신 날',
};

/** Starts in the words of this list; the calculator of deadlines has those of the other terms. */
const eventPhrases: Partial<Record<Term['event'], string>> = {
  'death-report': '사망을 아신 날',
  renunciation: '돌아가신 것을 아신 날',
  'next-rank-renunciation': '상속인이 된 것을 아신 날',
  'special-limited-acceptance': '빚이 더 많다는 것을 아신 날',
  'inheritance-tax': '돌아가신 달의 말일',
  'acquisition-tax': '돌아가신 달의 말일',
  'forced-share-1y': '돌아가신 것과 증여·유언을 아신 날',
};

function startText({ event, length, from }: Term): string {
  const named = isOfficeTerm(event) ? officePhrases[event] : eventPhrases[event];
  if (named) return copy.counted.from(named, dottedMonthDay(from), lengthText(length));
  return isOfficeTerm(event) ? '' : `${basisText({ event, length })}.`;
}

function leavesOutFirstDay({ from, raw, length }: Term): boolean {
  return raw === periodEnd({ day: from }, length);
}

/** The holidays before a last day, as 설 연휴. */
export function holidayName(off: readonly DayOff[]): string {
  const named = (word: string) =>
    off.some((one) => one.kind === 'holiday' && one.name.includes(word));
  if (named('설날')) return copy.safe.newYear;
  return named('추석') ? copy.safe.harvest : copy.safe.holiday;
}

/** The last working day up to a day. */
export function workingDay(day: CalendarDate): CalendarDate {
  return daysOffFrom(day, 'civil').length > 0 ? workingDay(addDays(day, -1)) : day;
}
