/** 2026-03-17 as it is written in Korean: 2026. 3. 17. */
export function dottedDate(date: string): string {
  return date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1. $2. $3.');
}
