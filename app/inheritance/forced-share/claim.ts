import type Fraction from 'fraction.js';
import type { Reason } from '../explanation.ts';
import { floorWon } from '../won.ts';
import { allocate, type Part, type Recipient } from './allocation.ts';
import { shortfall } from './amount.ts';
import type { ForcedRatio } from './ratio.ts';

/** One person's claim. Money in whole won, what is below one won dropped. */
export interface Claim {
  person: string;
  /** Forced share as a part of the base; 0: none. */
  ratio: Fraction;
  /** Base × ratio. */
  amount: bigint;
  /** What the person got by gift and will, as far as it counts. */
  ownBenefit: bigint;
  /** Concrete share less the part in the debts; below 0 where the debts are more. */
  netInherited: bigint;
  /** What is missing; 0: nothing to claim. */
  shortfall: bigint;
  /** Whom to ask; the parts may sum to a few won less than the shortfall. */
  from: Demand[];
  /** Why, step by step. */
  reasons: Reason[];
}

/** What a claimant may ask one recipient for: out of the legacy, out of the gifts. */
export interface Demand {
  person: string;
  legacy: bigint;
  gift: bigint;
}

/** The claim of a person with this ratio, against whoever else got something that counts. */
export function claimOf(
  person: string,
  { ratio, reasons }: ForcedRatio,
  family: { base: bigint; ownBenefit: bigint; netInherited: Fraction; recipients: Recipient[] },
): Claim {
  const { base, ownBenefit, netInherited } = family;
  const exact = shortfall(base, ratio, ownBenefit, netInherited);
  const others = family.recipients.filter((recipient) => recipient.person !== person);
  const parts = allocate(exact.shortfall, others);
  return {
    person,
    ratio,
    amount: floorWon(exact.amount),
    ownBenefit,
    netInherited: floorWon(netInherited),
    shortfall: floorWon(exact.shortfall),
    from: parts.map(inWon),
    reasons: ratio.equals(0)
      ? reasons
      : [...reasons, ...steps(base, exact.shortfall.gt(0), netInherited.lt(0), parts)],
  };
}

function steps(base: bigint, short: boolean, indebted: boolean, parts: Part[]): Reason[] {
  if (base === 0n) return [noBase];
  return [
    byConcreteShare,
    ...(indebted && short ? [debtsAdded] : []),
    short ? isShort : notShort,
    ...(parts.some(({ legacy }) => legacy.gt(0)) ? [legaciesFirst] : []),
    ...(parts.length > 1 ? [inProportion] : []),
  ];
}

function inWon({ person, legacy, gift }: Part): Demand {
  return { person, legacy: floorWon(legacy), gift: floorWon(gift) };
}

const noBase: Reason = {
  text: '더한 재산보다 빚이 많거나 같아 유류분을 셈할 기초재산이 없습니다.',
  articles: ['민법 제1113조 제1항'],
};

const byConcreteShare: Reason = {
  text: '유류분액에서 이미 받은 증여·유증과 순상속분액을 뺍니다. 순상속분액은 구체적 상속분에서 나누어 질 빚을 뺀 금액입니다.',
  articles: ['대법원 2017다235791', '민법 제1118조', '민법 제1008조'],
};

const debtsAdded: Reason = {
  text: '나누어 질 빚이 물려받을 몫보다 많아 그 차이를 부족액에 더했습니다.',
  articles: ['대법원 2020다247428'],
};

const isShort: Reason = {
  text: '모자란 금액이 있어 받은 사람에게 청구할 수 있습니다.',
  articles: ['민법 제1115조 제1항'],
};

const notShort: Reason = {
  text: '이미 받았거나 물려받을 몫이 유류분액에 이르므로 청구할 부족액이 없습니다.',
  articles: ['민법 제1115조 제1항'],
};

const legaciesFirst: Reason = {
  text: '유증받은 것에서 먼저 받고, 그래도 모자랄 때 증여받은 것에서 받습니다.',
  articles: ['민법 제1116조'],
};

const inProportion: Reason = {
  text: '여러 사람이 받았으므로 비율로 나누어 청구합니다. 상속인에게는 그분의 유류분을 넘는 부분만 청구합니다.',
  articles: ['민법 제1115조 제2항', '대법원 2010다42624'],
};
