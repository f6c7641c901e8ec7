import { addKoreanMonths } from '#app/law/korean-time.ts';

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
