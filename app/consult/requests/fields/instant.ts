import { koreanClock, koreanDay } from '#app/law/korean-time.ts';

const korean = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant (ISO 8601) as it is read in Korea: 2026. 11. 20. (금) 14:03. */
export function formatInstant(iso: string): string {
  return korean.format(new Date(iso));
}

/** An instant (ISO 8601) in Korean time, as tables sort it: 2026-11-20 14:03. */
export function formatSortable(iso: string): string {
  const instant = new Date(iso);
  return `${koreanDay(instant)} ${koreanClock(instant)}`;
}
