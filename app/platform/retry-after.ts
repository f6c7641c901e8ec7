/**
 * Reads a Retry-After header (RFC 9110, 10.2.3): seconds or a date.
 *
 * @returns seconds from now, never negative; null when there is none that can be read
 */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = /^[A-Z][a-z]/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
