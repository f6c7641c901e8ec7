const SEOUL = 'Asia/Seoul';

/**
 * When a request is to be deleted: so many calendar months after the last contact, in Korean time.
 *
 * @param lastContactAt an instant, ISO 8601
 * @returns an instant, ISO 8601
 */
export function deletionDue(lastContactAt: string, months: number): string {
  return shifted(Date.parse(lastContactAt), months);
}

/** The latest last contact that a request due now can have. */
export function latestDueContact(now: Date, months: number): string {
  // 31 January and a month is 28 February, but 28 February less a month is 28 January.
  const slack = 4 * 86_400_000;
  return shifted(now.getTime() + slack, -months);
}

function shifted(instant: number, months: number): string {
  const there = Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(SEOUL)
    .add({ months });
  return new Date(there.epochMilliseconds).toISOString();
}
