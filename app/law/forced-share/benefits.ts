import { applies } from '../amendments.ts';
import { yearsBefore } from '../deadlines/calendar.ts';
import { maxWon } from '../won.ts';
import { because, type ForcedShareDoubt, type ForcedShareReason } from './reasons.ts';
import type { Gift, Legacy, Situation } from './situation.ts';

/** What a gift or legacy means for forced shares. */
export interface Benefit {
  to: string;
  kind: 'gift' | 'legacy';
  /** What counts of it, in whole won; nothing of a gift that is too old. */
  counted: bigint;
  /** Why so much counts. */
  reason: ForcedShareReason;
  doubts: ForcedShareDoubt['code'][];
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
  if (date !== undefined && !applies('forced-shares', date)) {
    const reason = because('gift-before-forced-shares');
    return { to, kind: 'gift', counted: 0n, reason, doubts: [] };
  }
  const within = date !== undefined && date >= yearsBefore(situation.death, 1);
  if (isHeir(to, situation)) return lessReward('gift', gift, 'gift-to-heir', within, situation);

  const lost = situation.withoutRight?.find(({ person }) => person === to)?.why;
  const counts = within || knownHarm === true;
  return {
    to,
    kind: 'gift',
    counted: counts ? amount : 0n,
    reason: because(within ? 'gift-within-year' : counts ? 'gift-known-to-harm' : 'gift-too-old'),
    doubts: lost ? [lost === 'renounced' ? 'renounced-recipient' : 'recipient-without-right'] : [],
  };
}

function countLegacy(legacy: Legacy, situation: Situation): Benefit {
  if (isHeir(legacy.to, situation)) return lessReward('legacy', legacy, 'legacy', true, situation);
  return {
    to: legacy.to,
    kind: 'legacy',
    counted: legacy.amount,
    reason: because('legacy'),
    doubts: [],
  };
}

/**
 * An heir's benefit without what rewards care.
 *
 * @param late a legacy, or a gift of the last year: whether its reward leaves the base is unsettled
 */
function lessReward(
  kind: Benefit['kind'],
  { to, amount, reward = 0n }: Gift | Legacy,
  code: ForcedShareReason['code'],
  late: boolean,
  { death }: Situation,
): Benefit {
  const benefit = { to, kind, counted: amount, reason: because(code), doubts: [] };
  if (reward === 0n) return benefit;
  if (!applies('reward-for-care', death))
    return { ...benefit, doubts: ['reward-before-amendment'] };
  return {
    ...benefit,
    counted: maxWon(amount - reward, 0n),
    reason: because('reward'),
    doubts: late ? ['measure-of-reward', 'reward-in-base'] : ['measure-of-reward'],
  };
}

function isHeir(name: string, { heirs }: Situation): boolean {
  return heirs.some(({ person }) => person === name);
}
