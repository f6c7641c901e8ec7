import { acceptance } from './law-facts/acceptance.ts';
import { acquisitionTax } from './law-facts/acquisition-tax.ts';
import { creditors } from './law-facts/creditors.ts';
import { division } from './law-facts/division.ts';
import type { LawFact } from './law-facts/fact.ts';
import { forcedShares } from './law-facts/forced-shares.ts';
import { heirs } from './law-facts/heirs.ts';
import { heirsInNeed } from './law-facts/heirs-in-need.ts';
import { kindsOfProperty } from './law-facts/kinds-of-property.ts';
import { later } from './law-facts/later.ts';
import { opening } from './law-facts/opening.ts';
import { taxCredits } from './law-facts/tax-credits.ts';
import { taxes } from './law-facts/taxes.ts';
import { time } from './law-facts/time.ts';
import { wills } from './law-facts/wills.ts';

/** All facts by their number. */
export const lawFacts = {
  ...heirs,
  ...acceptance,
  ...forcedShares,
  ...division,
  ...wills,
  ...taxes,
  ...taxCredits,
  ...time,
  ...later,
  ...opening,
  ...kindsOfProperty,
  ...creditors,
  ...heirsInNeed,
  ...acquisitionTax,
} as const satisfies Record<string, LawFact>;

export type LawFactId = keyof typeof lawFacts;
