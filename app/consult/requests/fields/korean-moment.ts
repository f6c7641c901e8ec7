import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay, koreanInstant } from '#app/law/korean-time.ts';
import { visible } from './typed-text.ts';

const dayPattern = /^\d{4}-\d\d-\d\d$/;
const momentPattern = /^(\d{4}-\d\d-\d\d)[ T]+(\d|[01]\d|2[0-3]):([0-5]\d)$/;

/** A day: 2026-12-01. @returns null for what the calendar does not have, such as 2026-02-30 */
export function readKoreanDay(text: string): CalendarDate | null {
  const day = visible(text).trim();
  return dayPattern.test(day) && liesOn(koreanInstant(day, '00:00'), day) ? day : null;
}

/**
 * A day and a time of day in Korea: 2026-12-01 14:00, or with a T between.
 *
 * @returns an instant, ISO 8601; null for what the calendar or the clock does not have
 */
export function readKoreanMoment(text: string): string | null {
  const [, day, hour, minute] = momentPattern.exec(visible(text).trim()) ?? [];
  if (!day || !hour || !minute) return null;
  const at = koreanInstant(day, `${hour.padStart(2, '0')}:${minute}`);
  return liesOn(at, day) ? at.toISOString() : null;
}

/** Whether an instant lies on this day: a day that the calendar lacks gives none, or one on another day. */
function liesOn(instant: Date, day: CalendarDate): boolean {
  return !Number.isNaN(instant.getTime()) && koreanDay(instant) === day;
}
