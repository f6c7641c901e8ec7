import type Fraction from 'fraction.js';
import type { Citation, Reason } from '../reason.ts';

type Cause =
  // Reasons of the whole division.
  | { code: 'nothing-left' | 'contributions-first' | 'contributions-limited' }
  | { code: 'advances' | 'excess-borne' | 'reward' | 'value-at-division' }
  // Reasons of one heir's part.
  | { code: 'contribution'; won: Fraction }
  | { code: 'over-advanced' }
  | { code: 'rest-of-branch'; amount: Fraction }
  | { code: 'part'; whole: Fraction; portion: Fraction; amount: Fraction }
  | {
      code: 'part-less-benefit';
      whole: Fraction;
      portion: Fraction;
      benefit: bigint;
      amount: Fraction;
    };

/** Reason of a division. Amounts are exact, in won. */
export type DivisionReason = Cause & { articles: readonly Citation[] };

export function because(cause: Cause): DivisionReason {
  return { ...cause, articles: articles[cause.code] };
}

/** Point of a division that is unsettled, or that was not asked. */
export type DivisionDoubt = Reason<keyof typeof doubts>;

export function divisionDoubt(code: DivisionDoubt['code']): DivisionDoubt {
  return { code, articles: doubts[code] };
}

const doubts = {
  // Rewards count as advances before the amendment, although courts excluded some even then.
  'reward-before-amendment': ['민법 제1008조', '대법원 2021다230083'],
  'gifts-before-representation': ['민법 제1008조', '대법원 2012다31802'],
  'in-truth-to-represented': ['대법원 2006스3', '대법원 2012다31802'],
  'gift-to-represented': ['민법 제1010조', '대법원 2020다267620'],
  'branch-bears-excess': ['민법 제1010조 제1항', '심판 2012느합5'],
} as const satisfies Record<string, readonly Citation[]>;

const articles: Record<Cause['code'], readonly Citation[]> = {
  'nothing-left': ['민법 제1073조 제1항'],
  'contributions-first': ['민법 제1008조의2 제1항'],
  'contributions-limited': ['민법 제1008조의2 제3항'],
  advances: ['민법 제1008조'],
  'excess-borne': ['민법 제1008조', '대법원 2017스98'],
  reward: ['민법 제1008조 단서', '민법 부칙(법률 제21454호) 제2조'],
  'value-at-division': ['대법원 2017스98', '대법원 96스62'],
  contribution: ['민법 제1008조의2 제1항'],
  'over-advanced': ['민법 제1008조'],
  'rest-of-branch': ['민법 제1008조', '민법 제1010조 제1항'],
  part: ['민법 제1009조'],
  'part-less-benefit': ['민법 제1008조', '민법 제1009조'],
};
