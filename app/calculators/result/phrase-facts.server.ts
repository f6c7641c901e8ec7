import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import type { CalculatorId } from '../state/calculator-id.ts';

/** Facts behind each calculator's sentence about earlier law. */
export const earlierLawFacts: Record<CalculatorId, LawFactId[]> = {
  shares: ['12.5', '13.5'],
  'forced-share': ['12.5'],
  deadlines: ['12.5', '13.6', '13.7'],
  'inheritance-tax': ['7.4', '12.5', '12.33'],
};
