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
