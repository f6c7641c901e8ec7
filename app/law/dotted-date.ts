/** Formats 2026-03-17 as 2026. 3. 17. */
export function dottedDate(date: string): string {
  return date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1. $2. $3.');
}

/** Formats 2026-03-17 as 3. 17. */
export function dottedMonthDay(date: string): string {
  return dottedDate(date).slice('2026. '.length);
}
