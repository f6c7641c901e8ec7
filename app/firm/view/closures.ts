import { addDays } from '#app/law/calendar.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { Closure } from '../schema/hours-schema.ts';

/**
 * The closures that are not over, in words, the next one first.
 *
 * @param today such as 2026-12-01
 */
export function closureTexts(closures: readonly Closure[], today: string): string[] {
  return closures
    .filter(({ from, to = from }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, to = from, reason }) => {
      const days = to === from ? oneLine(from) : `${oneLine(from)} – ${oneLine(to)}`;
      return `${days} ${reason}`;
    });
}

/** A date that is not broken over two lines. */
function oneLine(day: string): string {
  return dottedDate(day).replaceAll(' ', '\u00a0');
}

/** Why the firm is closed on a day, such as 연말 휴무. */
export function closureReason(closures: readonly Closure[], day: string): string {
  return closures.find(({ from, to = from }) => from <= day && day <= to)?.reason ?? '휴무';
}

/** Every day of the closures, such as 2026-12-30. */
export function closedDays(closures: readonly Closure[]): string[] {
  return closures.flatMap(({ from, to = from }) => {
    const days: string[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
    return days;
  });
}
