import { amendments } from '../amendments.ts';
import type { Citation, Reason } from '../reason.ts';

/** A reason for a forced share, or a contradiction in the input. */
export type ForcedShareReason = Reason<keyof typeof reasons>;

export function because(code: ForcedShareReason['code']): ForcedShareReason {
  return { code, articles: reasons[code] };
}

/** A point that courts have not settled, or that is our reading. */
export type ForcedShareDoubt = Reason<keyof typeof doubts>;

export function forcedShareDoubt(code: ForcedShareDoubt['code']): ForcedShareDoubt {
  return { code, articles: doubts[code] };
}

/** An open question that may change the claim, such as the kind of will. */
export type ForcedShareDependence = Reason<keyof typeof dependences>;

export function forcedShareDependence(code: ForcedShareDependence['code']): ForcedShareDependence {
  return { code, articles: dependences[code] };
}

/** Articles were checked against the statute. app/firm/law-facts/ lists the decisions that were read. */
const reasons = {
  // The ratio (민법 1112).
  descendant: ['민법 제1112조 제1호'],
  spouse: ['민법 제1112조 제2호'],
  ascendant: ['민법 제1112조 제3호'],
  sibling: ['구 민법 제1112조 제4호'],
  'no-siblings': ['헌법재판소 2020헌가4', '민법 제1112조'],
  collateral: ['민법 제1112조'],
  'no-heir': ['민법 제1112조'],
  'before-forced-shares': amendments['forced-shares'].articles,
  renounced: ['민법 제1042조', '민법 제1112조', '대법원 2011스191'],
  disqualified: ['민법 제1004조', '민법 제1112조'],
  forfeited: ['민법 제1004조의2 제6항', '민법 제1112조'],
  // The base, and the counted part of gifts and legacies (1113, 1114).
  base: ['민법 제1113조 제1항', '대법원 2006다28126', '대법원 2019다222867'],
  'no-base': ['민법 제1113조 제1항'],
  'gift-to-heir': ['민법 제1118조', '민법 제1008조', '대법원 95다17885', '대법원 2010다78722'],
  reward: ['민법 제1008조 단서', '민법 제1118조', '민법 부칙(법률 제21454호) 제2조'],
  'gift-before-forced-shares': [...amendments['forced-shares'].articles, '대법원 2017다278422'],
  'gift-within-year': ['민법 제1114조'],
  'gift-known-to-harm': ['민법 제1114조', '대법원 2010다50809', '대법원 2023다203894'],
  'gift-too-old': ['민법 제1114조'],
  'renounced-recipient': ['대법원 2020다267620', '민법 제1114조', '민법 제1042조'],
  'before-representation': ['대법원 2012다31802', '민법 제1008조', '민법 제1114조'],
  legacy: ['민법 제1113조', '민법 제1008조'],
  'universal-legacy': ['민법 제1078조', '대법원 2022다220014'],
  insurance: ['대법원 2020다247428', '민법 제1114조'],
  'insurance-too-old': ['대법원 2020다247428', '민법 제1114조'],
  // The shortfall, and who owes it (1115, 1116).
  'net-inheritance': ['대법원 2017다235791', '민법 제1118조', '민법 제1008조'],
  'debts-added': ['대법원 2020다247428', '대법원 2017다265884'],
  'limited-acceptance': ['대법원 2020다247428', '민법 제1028조'],
  short: ['민법 제1115조 제1항'],
  'not-short': ['민법 제1115조 제1항'],
  'legacies-first': ['민법 제1116조'],
  proportion: ['민법 제1115조 제2항', '대법원 2010다42624'],
  'in-value': ['민법 제1115조 제1항', '민법 부칙(법률 제21454호) 제3조'],
  'in-kind': ['구 민법 제1115조 제1항', '민법 부칙(법률 제21454호) 제3조', '대법원 2022다203583'],
  // Contradictions in the input.
  'given-after-death': ['민법 제1114조'],
  'legacies-exceed-estate': ['민법 제1113조 제1항'],
  'parts-exceed-whole': ['민법 제1078조'],
  'burden-not-in-debts': ['대법원 2017다265884', '대법원 2022다203583'],
  'premiums-exceed-all': ['대법원 2020다247428'],
} as const satisfies Record<string, readonly Citation[]>;

const doubts = {
  'siblings-before-decision': ['헌법재판소 2020헌가4', '구 민법 제1112조 제4호'],
  'between-term-and-amendment': ['헌법재판소 2020헌가4', '민법 제1112조', '민법 제1118조'],
  'recipient-without-right': ['민법 제1114조'],
  'reward-before-amendment': ['대법원 2021다230083', '민법 제1008조'],
  'measure-of-reward': ['민법 제1008조 단서'],
  'reward-in-base': ['민법 제1008조 단서', '민법 제1113조'],
  'several-recipients': ['민법 제1115조 제2항', '대법원 2010다42624', '대법원 2006다46346'],
  'excess-benefit': ['대법원 2017스98', '민법 제1008조'],
  'branch-bears-excess': ['민법 제1010조 제1항', '심판 2012느합5'],
  'debts-beyond-share': ['대법원 2020다247428'],
  'no-base': ['민법 제1113조 제1항', '대법원 2020다247428'],
  'several-claimants': ['민법 제1115조 제2항', '민법 제1116조'],
  'gifts-of-represented': ['대법원 2020다267620', '민법 제1001조'],
  'gift-to-represented': ['대법원 2020다267620', '민법 제1010조'],
  'gifts-before-representation': ['대법원 2012다31802', '민법 제1008조'],
  'in-truth-to-represented': ['대법원 2006스3', '대법원 2012다31802'],
  'in-truth-to-heir': ['대법원 2006스3', '민법 제1008조'],
  'insurance-of-heir': ['대법원 2020다247428', '민법 제1008조'],
  'universal-and-specific': ['민법 제1078조'],
  'universal-in-advance': ['민법 제1078조', '민법 제1008조', '대법원 2022다220014'],
  'universal-beyond-estate': ['민법 제1078조', '대법원 2020다247428'],
  'counted-before-representation': ['민법 제1114조', '민법 제1115조', '대법원 2012다31802'],
} as const satisfies Record<string, readonly Citation[]>;

const dependences = {
  'universal-legacy': ['민법 제1078조', '대법원 2022다220014'],
  'limited-acceptance': ['민법 제1028조', '대법원 2020다247428'],
  'recipient-renounced': ['민법 제1114조', '대법원 2020다267620'],
} as const satisfies Record<string, readonly Citation[]>;
