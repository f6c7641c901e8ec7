import { addKoreanMonths } from '#app/law/korean-time.ts';
import { formatInstant } from './fields/instant.ts';

/** How often the site deletes what is due, in milliseconds: a deletion comes at most this much later. */
export const ROUND_MS = 3_600_000;

/**
 * The time of the round that does what is due at an instant, in Korean: 2026. 12. 1. (화) 16:00부터 한 시간 안에.
 *
 * @param due an instant, ISO 8601
 */
export function roundWords(due: string): string {
  return `${formatInstant(due)}부터 한 시간 안에`;
}

/**
 * Time at which a request is due for deletion: `months` calendar months after the last contact, in Korean time.
 *
 * @param lastContactAt an instant, ISO 8601
 * @param months RETENTION_MONTHS, at most `retentionMonths` of app/firm/view/retention.ts
 * @returns an instant, ISO 8601
 */
export function deletionDue(lastContactAt: string, months: number): string {
  return addKoreanMonths(new Date(lastContactAt), months).toISOString();
}

/** The latest last contact that a request due now can have. */
export function latestDueContact(now: Date, months: number): string {
  // 31 January and a month is 28 February, but 28 February less a month is 28 January.
  const slack = 4 * 86_400_000;
  return addKoreanMonths(new Date(now.getTime() + slack), -months).toISOString();
}
