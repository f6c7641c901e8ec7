import type Fraction from 'fraction.js';
import type { Citation, Reason } from '../reason.ts';

/** Generation of a line. Step 0 of the descendants are the children; step 1 of the siblings, the nephews and nieces. */
export interface Generation {
  line: 'descendants' | 'siblings' | 'ascendants';
  /** Distance from the generation nearest to the deceased, which is 0. */
  step: number;
}

type Cause =
  // Heirs called, and their rank (민법 1000, 1003).
  | { code: 'first-rank' | 'second-rank' | 'third-rank' | 'fourth-rank' | 'no-heir' }
  | { code: 'beside-rank'; rank: 1 | 2 }
  | { code: 'spouse-alone' | 'children-renounced' | 'children-renounced-earlier' }
  | { code: 'parents-renounced' | 'nearest-degree' }
  | { code: 'descendant' | 'ascendant' | 'sibling'; who: Generation }
  | { code: 'collateral'; degree: number }
  | { code: 'own-right' | 'next-degree'; who: Generation; nearer: Generation }
  // Representation (1001, 1003②, 1010).
  | { code: Represented; who: Generation }
  | { code: 'representing-descendant'; who: Generation }
  | { code: 'representing-spouse' }
  | { code: 'represented-share'; fraction: Fraction }
  // Division among the heirs called (1009), and within a represented place (1010②).
  | { code: 'only-heir' }
  | { code: 'equal-shares'; count: number; fraction: Fraction }
  | { code: 'shares-with-spouse'; total: number; weight: number; fraction: Fraction }
  | { code: 'only-representative'; fraction: Fraction }
  | { code: 'equal-shares-within'; count: number; whole: Fraction; fraction: Fraction }
  | {
      code: 'shares-with-spouse-within';
      total: number;
      weight: number;
      whole: Fraction;
      fraction: Fraction;
    }
  // The person's own situation.
  | { code: 'nonmarital' | 'adopted' | 'full-adopted' | 'half-blood' | 'parents-by-adoption' }
  | { code: 'adopted-out' | 'adoptive-parent' | 'missing' }
  | { code: 'unborn' | 'born-alive' | 'no-forfeiture-yet' };

type Represented =
  | 'represented-predeceased'
  | 'represented-simultaneous'
  | 'represented-disqualified'
  | 'represented-forfeited';

/** Reason why someone inherits, or for the size of the share, with its values. */
export type ShareReason = Cause & { articles: readonly Citation[] };

export function because(cause: Cause): ShareReason {
  return { ...cause, articles: articles[cause.code] };
}

/** Articles as read in the statute, and decisions as published. */
const articles: Record<Cause['code'], readonly Citation[]> = {
  'first-rank': ['민법 제1000조 제1항 제1호'],
  'second-rank': ['민법 제1000조 제1항 제2호'],
  'third-rank': ['민법 제1000조 제1항 제3호', '민법 제1003조 제1항'],
  'fourth-rank': ['민법 제1000조 제1항 제4호', '민법 제1003조 제1항'],
  'no-heir': [
    '민법 제1053조',
    '민법 제1056조',
    '민법 제1057조',
    '민법 제1057조의2',
    '민법 제1058조',
  ],
  'beside-rank': ['민법 제1003조 제1항'],
  'spouse-alone': ['민법 제1003조 제1항'],
  'children-renounced': ['민법 제1043조', '대법원 2020그42'],
  'children-renounced-earlier': ['대법원 2020그42'],
  'parents-renounced': ['민법 제1043조'],
  'nearest-degree': ['민법 제1000조 제2항'],
  descendant: ['민법 제1000조 제1항 제1호'],
  ascendant: ['민법 제1000조 제1항 제2호'],
  sibling: ['민법 제1000조 제1항 제3호', '민법 제1003조 제1항'],
  collateral: ['민법 제1000조 제1항 제4호', '민법 제1003조 제1항'],
  'own-right': ['민법 제1000조 제2항', '민법 제1042조', '대법원 95다27769'],
  'next-degree': ['민법 제1000조 제2항'],
  'represented-predeceased': ['민법 제1001조'],
  'represented-simultaneous': ['민법 제30조', '민법 제1001조', '대법원 99다13157'],
  'represented-disqualified': ['민법 제1001조', '민법 제1004조'],
  'represented-forfeited': ['민법 제1001조', '민법 제1004조의2'],
  'representing-descendant': ['민법 제1001조'],
  'representing-spouse': ['민법 제1003조 제2항'],
  'represented-share': ['민법 제1010조 제1항'],
  'only-heir': ['민법 제1005조'],
  'equal-shares': ['민법 제1009조 제1항'],
  'shares-with-spouse': ['민법 제1009조'],
  'only-representative': ['민법 제1010조 제1항'],
  'equal-shares-within': ['민법 제1010조 제2항', '민법 제1009조 제1항'],
  'shares-with-spouse-within': ['민법 제1010조 제2항', '민법 제1009조'],
  nonmarital: ['민법 제860조', '민법 제1009조 제1항'],
  adopted: ['민법 제882조의2'],
  'adopted-out': ['민법 제882조의2 제2항'],
  'adoptive-parent': ['민법 제882조의2 제1항'],
  'full-adopted': ['민법 제908조의3 제1항'],
  'half-blood': ['민법 제1000조 제1항 제3호', '대법원 96다5421'],
  'parents-by-adoption': ['민법 제882조의2 제2항', '대법원 94마535'],
  missing: ['민법 제28조'],
  unborn: ['민법 제1000조 제3항'],
  'born-alive': ['민법 제1000조 제3항'],
  'no-forfeiture-yet': ['민법 제1004조의2', '민법 부칙(법률 제21454호) 제2조'],
};

export type ShareDoubt = Reason<keyof typeof doubts>;

/** Point that the courts have not settled, or that is our own reading. */
export function shareDoubt(code: ShareDoubt['code']): ShareDoubt {
  return { code, articles: doubts[code] };
}

const doubts = {
  'spouse-of-disqualified': ['민법 제1003조 제2항', '민법 부칙(법률 제21454호) 제2조'],
  'spouse-of-forfeited': ['민법 제1003조 제2항', '민법 부칙(법률 제21454호) 제2조'],
  'ascendants-renounced': ['민법 제1043조', '대법원 2020그42'],
  'only-representatives-renounced': ['민법 제1043조', '대법원 2020그42'],
  'representative-renounced': ['민법 제1010조', '민법 제1042조', '민법 제1043조'],
} as const satisfies Record<string, readonly Citation[]>;
