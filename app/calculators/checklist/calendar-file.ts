import ical, { ICalAlarmType } from 'ical-generator';
import { addDays, daysBetween } from '#app/law/calendar.ts';
import { copy as deadlines } from '../deadlines/copy.ts';
import type { ListedTask } from './list.ts';
import { words } from './list-copy.ts';
import { countedBy, countedText, safeText, workingDay } from './phrases.ts';

/** Nine in the morning of a day, in seconds before the midnight on which an all-day event begins. */
function morning(daysBefore: number): number {
  return daysBefore * 86_400 - 9 * 3600;
}

/**
 * Writes the days of tasks as a calendar file (RFC 5545) of all-day events. Each has an alarm a week before and one on
 * the last working day before. A task keeps its UID, so a calendar imports it only once. The file holds no personal
 * data.
 *
 * @param host host name of the site, which makes each UID unique
 */
export function calendarFile(tasks: readonly ListedTask[], host: string, now: Date): string {
  const calendar = ical({ name: words.keep.calendarName, prodId: `//${host}//checklist//KO` });
  for (const { task, term } of tasks) {
    if (!term) continue;
    const { end, from } = term;
    const event = calendar.createEvent({
      id: `task-${task.id}-${from}@${host}`,
      stamp: now,
      allDay: true,
      start: end,
      end: addDays(end, 1),
      summary: task.title,
      description: [
        `${countedText(term)} (${countedBy(term).join(', ')})`,
        safeText(term),
        deadlines.disclaimer,
      ]
        .filter(Boolean)
        .join('\n'),
    });
    const before = daysBetween(workingDay(addDays(end, -1)), end);
    for (const days of new Set([7, before])) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: morning(days) });
    }
  }
  return calendar.toString();
}
