import { acceptance } from './acceptance.ts';
import { acquisitionTax } from './acquisition-tax.ts';
import { courts } from './courts.ts';
import { creditors } from './creditors.ts';
import { division } from './division.ts';
import type { LawFact } from './fact.ts';
import { forcedShares } from './forced-shares.ts';
import { heirs } from './heirs.ts';
import { heirsInNeed } from './heirs-in-need.ts';
import { kindsOfProperty } from './kinds-of-property.ts';
import { later } from './later.ts';
import { mayI } from './may-i.ts';
import { opening } from './opening.ts';
import { papers } from './papers.ts';
import { tasks } from './tasks.ts';
import { taxCredits } from './tax-credits.ts';
import { taxes } from './taxes.ts';
import { time } from './time.ts';
import { wills } from './wills.ts';

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
  ...courts,
  ...papers,
  ...tasks,
  ...mayI,
} as const satisfies Record<string, LawFact>;

export type LawFactId = keyof typeof lawFacts;
