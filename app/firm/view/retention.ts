/** The longest retention that visitors consent to: RETENTION_MONTHS may be shorter, never longer. */
export const retentionMonths = 12;

/** The retention period as the consent and the privacy policy state it. */
export const retention = '마지막으로 연락드린 날부터 1년';
