import ical, { ICalAlarmType } from 'ical-generator';
import { addDays } from '#app/law/calendar.ts';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import { copy } from './copy.ts';
import { basisText } from './phrases.ts';
import { rulePhrases } from './rule-phrases.ts';

/** Seconds before an all-day event's midnight: nine in the morning, seven days before. */
const WEEK_BEFORE = 7 * 86_400 - 9 * 3600;

/**
 * The deadlines as a calendar file (RFC 5545): whole days, each with an alarm a week before. The same
 * deadline has the same UID each time, so that a calendar takes it once. No personal data: the terms, their
 * dates, the articles.
 *
 * @param host of the site: what makes a UID one of its own
 */
export function calendarFile(deadlines: readonly Deadline[], host: string, now: Date): string {
  const calendar = ical({ name: copy.calendarName, prodId: `-//${host}//deadlines//KO` });
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
