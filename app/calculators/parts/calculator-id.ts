export type CalculatorId = keyof typeof anchors;

/**
 * The anchor of each calculator's chapter, and the key of its input in a link. Links that visitors keep hold
 * them: they never change.
 */
export const anchors = {
  shares: 'shares',
  'forced-share': 'forced-share-calculator',
  deadlines: 'deadlines',
  'inheritance-tax': 'inheritance-tax',
} as const;
