export type CalculatorId = keyof typeof anchors;

/** Of each calculator's chapter; a link to a calculator holds its input under it. Links in use name them: never change one. */
export const anchors = {
  shares: 'shares',
  'forced-share': 'forced-share-calculator',
  deadlines: 'deadlines',
} as const;
