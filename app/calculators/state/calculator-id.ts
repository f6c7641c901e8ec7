export type CalculatorId = keyof typeof anchors;

/**
 * Anchor of each calculator's chapter and key of its input in a link. Visitors keep links that contain them, so they
 * never change.
 */
export const anchors = {
  shares: 'shares',
  'forced-share': 'forced-share-calculator',
  deadlines: 'deadlines',
  'inheritance-tax': 'inheritance-tax',
} as const;

/** Chapters that read the case: the calculators, and the list of tasks, whose links hold a case. */
export const chapters = { ...anchors, checklist: 'case' } as const;

export type ChapterId = keyof typeof chapters;
