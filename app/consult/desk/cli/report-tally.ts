import { addDays, daysBetween } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import type { DailyCount } from '#app/tracking/counts/daily-counts.ts';
import { sourceClasses } from '#app/tracking/counts/source-class.ts';
import type { Conversion } from '#app/tracking/events.ts';

export const conversionWords: Record<Conversion, string> = {
  request: '상담 신청',
  phone: '전화',
  kakao: '카카오톡',
  naver_talk: '네이버 톡톡',
};

/** Groups of the chart: both messengers are one. */
export const groups = [
  { word: '상담 신청', of: ['request'] },
  { word: '전화', of: ['phone'] },
  { word: '채팅', of: ['kakao', 'naver_talk'] },
] as const;

export interface Tally {
  from: CalendarDate;
  until: CalendarDate;
  /** Days, or months for a long period, including those without contacts. */
  periods: Line[];
  /** The busiest first. */
  sources: Line[];
  total: Line;
}

export interface Line {
  name: string;
  /** One number for each of `groups`. */
  numbers: number[];
}

/** Longer periods are grouped by month. */
const MOST_DAYS = 62;

export function tally(
  counts: readonly DailyCount[],
  from: CalendarDate,
  until: CalendarDate,
): Tally {
  const length = daysBetween(from, until) + 1;
  const key = (day: string) => (length > MOST_DAYS ? day.slice(0, 7) : day);
  const days = Array.from({ length: Math.max(length, 0) }, (_, index) => addDays(from, index));
  const periods = [...new Set(days.map(key))].map((name) =>
    line(name, counts, ({ day }) => key(day) === name),
  );
  const sources = Object.entries(sourceClasses)
    .map(([source, word]) => line(word, counts, (one) => one.source === source))
    .filter((one) => sum(one) > 0)
    .toSorted((a, b) => sum(b) - sum(a));
  return { from, until, periods, sources, total: line('모두', counts, () => true) };
}

export function sum({ numbers }: Line): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function line(
  name: string,
  counts: readonly DailyCount[],
  belongs: (count: DailyCount) => boolean,
): Line {
  const own = counts.filter(belongs);
  return {
    name,
    numbers: groups.map(({ of }) =>
      own
        .filter(({ conversion }) => of.some((one) => one === conversion))
        .reduce((total, { count }) => total + Number(count), 0),
    ),
  };
}
