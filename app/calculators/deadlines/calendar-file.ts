import ical, { ICalAlarmType } from 'ical-generator';
import { addDays } from '#app/law/calendar.ts';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import { copy } from './copy.ts';
import { basisText } from './phrases.ts';
import { rulePhrases } from './rule-phrases.ts';

/** Nine in the morning seven days earlier, in seconds before the midnight on which an all-day event begins. */
const WEEK_BEFORE = 7 * 86_400 - 9 * 3600;

/**
 * Writes the deadlines as a calendar file (RFC 5545) of all-day events, each with an alarm a week before. A
 * deadline keeps its UID, so a calendar imports it only once. The file holds no personal data: only terms,
 * dates and articles.
 *
 * @param host host name of the site, which makes each UID unique
 */
export function calendarFile(deadlines: readonly Deadline[], host: string, now: Date): string {
  const calendar = ical({ name: copy.calendarName, prodId: `//${host}//deadlines//KO` });
  for (const { rule, from, end, basis } of deadlines) {
    const { name, where, hint } = rulePhrases[rule.id];
    calendar
      .createEvent({
        id: `${rule.id}-${from}@${host}`,
        stamp: now,
        allDay: true,
        start: end,
        end: addDays(end, 1),
        summary: name,
        description: [
          `${basisText(basis)} (${rule.articles.join(', ')})`,
          where,
          ...(hint ? [hint] : []),
          copy.early,
          copy.disclaimer,
        ].join('\n'),
      })
      .createAlarm({ type: ICalAlarmType.display, triggerBefore: WEEK_BEFORE });
  }
  return calendar.toString();
}
