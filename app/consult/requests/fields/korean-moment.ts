import { visible } from './typed-text.ts';

/**
 * A day and a time of day in Korea: 2026-12-01 14:00, or with a T between.
 *
 * @returns an instant, ISO 8601; null for what the calendar or the clock does not have
 */
export function readKoreanMoment(text: string): string | null {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[ T]+(\d{1,2}:\d\d)$/.exec(visible(text).trim()) ?? [];
  if (!day || !clock) return null;
  try {
    const plainTime = Temporal.PlainTime.from(clock.padStart(5, '0'));
    const there = Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: 'Asia/Seoul',
      plainTime,
    });
    return new Date(there.epochMilliseconds).toISOString();
  } catch {
    // Such as 2026-02-30 or 25:00.
    return null;
  }
}
