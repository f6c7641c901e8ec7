import { applies } from '../amendments.ts';
import type { Reason, Unsettled } from '../explanation.ts';
import { mostWon } from '../won.ts';
import { yearsBefore } from '../years-before.ts';
import type { Gift, Legacy, Situation } from './situation.ts';
import {
  lateReward,
  lostRecipient,
  renouncedRecipient,
  rewardBefore,
  rewardMeasure,
} from './unsettled.ts';

/** A gift or legacy as the forced share sees it. */
export interface Benefit {
  to: string;
  kind: 'gift' | 'legacy';
  /** What counts of it, in whole won; nothing of a gift that is too old. */
  counted: bigint;
  /** Why so much counts. */
  reason: Reason;
  unsettled: Unsettled[];
}

/**
 * What counts of each gift and legacy, first the gifts, in the order given (민법 1113, 1114, 1118 → 1008).
 */
export function countBenefits(situation: Situation): Benefit[] {
  return [
    ...situation.gifts.map((gift) => countGift(gift, situation)),
    ...situation.legacies.map((legacy) => countLegacy(legacy, situation)),
  ];
}

/** The sum of what counts for a person, of one kind or of both. */
export function countedFor(benefits: Benefit[], person: string, only?: Benefit['kind']): bigint {
  return benefits
    .filter(({ to, kind }) => to === person && kind === (only ?? kind))
    .reduce((sum, { counted }) => sum + counted, 0n);
}

function countGift(gift: Gift, situation: Situation): Benefit {
  const { to, amount, date, knownHarm } = gift;
  const within = date !== undefined && date >= yearsBefore(situation.death, 1);
  if (isHeir(to, situation)) return lessReward('gift', gift, toHeir, within, situation);

  const lost = situation.withoutRight?.find(({ person }) => person === to)?.why;
  const counts = within || knownHarm === true;
  return {
    to,
    kind: 'gift',
    counted: counts ? amount : 0n,
    reason: within ? withinYear : counts ? knowingHarm : tooOld,
    unsettled: lost ? [lost === 'renounced' ? renouncedRecipient : lostRecipient] : [],
  };
}

function countLegacy(legacy: Legacy, situation: Situation): Benefit {
  if (isHeir(legacy.to, situation)) return lessReward('legacy', legacy, byWill, true, situation);
  return { to: legacy.to, kind: 'legacy', counted: legacy.amount, reason: byWill, unsettled: [] };
}

/** An heir's benefit without what rewards care; of late ones it is unsettled whether that leaves the base. */
function lessReward(
  kind: Benefit['kind'],
  { to, amount, reward = 0n }: Gift | Legacy,
  whole: Reason,
  late: boolean,
  { death }: Situation,
): Benefit {
  const benefit = { to, kind, counted: amount, reason: whole, unsettled: [] };
  if (reward === 0n) return benefit;
  if (!applies('reward-for-care', death)) return { ...benefit, unsettled: [rewardBefore] };
  return {
    ...benefit,
    counted: mostWon(amount - reward, 0n),
    reason: rewarded,
    unsettled: late ? [rewardMeasure, lateReward] : [rewardMeasure],
  };
}

function isHeir(name: string, { heirs }: Situation): boolean {
  return heirs.some(({ person }) => person === name);
}

const toHeir: Reason = {
  text: '공동상속인이 받은 증여는 언제 받았는지 따지지 않고 모두 더합니다.',
  articles: ['민법 제1118조', '민법 제1008조', '대법원 95다17885'],
};

const rewarded: Reason = {
  text: '특별한 부양이나 기여에 대한 보상으로 받은 것은 기여에 상응하는 만큼 빼고, 나머지만 더합니다.',
  articles: ['민법 제1008조 단서', '민법 제1118조', '민법 부칙(법률 제21454호) 제2조'],
};

const withinYear: Reason = {
  text: '상속인이 아닌 사람이 받은 증여라도 상속개시 전 1년 안에 한 것은 더합니다.',
  articles: ['민법 제1114조'],
};

const knowingHarm: Reason = {
  text: '1년 전에 한 증여라도 양쪽이 유류분권리자에게 손해가 될 것을 알고 한 것은 더합니다.',
  articles: ['민법 제1114조'],
};

const tooOld: Reason = {
  text: '상속인이 아닌 사람이 상속개시 1년 전에 받은 증여는 더하지 않습니다.',
  articles: ['민법 제1114조'],
};

const byWill: Reason = {
  text: '유증한 재산은 돌아가실 때의 재산에 들어 있으므로 따로 더하지 않고, 받은 것으로 봅니다.',
  articles: ['민법 제1113조', '민법 제1008조'],
};
