import {
  forcedShareDoubts as doubts,
  forcedShareReasons as say,
} from '#app/content/forced-share-reasons.ts';
import { applies } from '../amendments.ts';
import type { Reason, Unsettled } from '../explanation.ts';
import { mostWon } from '../won.ts';
import { yearsBefore } from '../years-before.ts';
import type { Gift, Legacy, Situation } from './situation.ts';

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
  if (isHeir(to, situation)) return lessReward('gift', gift, say.toHeir, within, situation);

  const lost = situation.withoutRight?.find(({ person }) => person === to)?.why;
  const counts = within || knownHarm === true;
  return {
    to,
    kind: 'gift',
    counted: counts ? amount : 0n,
    reason: within ? say.withinYear : counts ? say.knowingHarm : say.tooOld,
    unsettled: lost
      ? [lost === 'renounced' ? doubts.renouncedRecipient : doubts.lostRecipient]
      : [],
  };
}

function countLegacy(legacy: Legacy, situation: Situation): Benefit {
  if (isHeir(legacy.to, situation))
    return lessReward('legacy', legacy, say.byWill, true, situation);
  return {
    to: legacy.to,
    kind: 'legacy',
    counted: legacy.amount,
    reason: say.byWill,
    unsettled: [],
  };
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
  if (!applies('reward-for-care', death)) return { ...benefit, unsettled: [doubts.rewardBefore] };
  return {
    ...benefit,
    counted: mostWon(amount - reward, 0n),
    reason: say.rewarded,
    unsettled: late ? [doubts.rewardMeasure, doubts.lateReward] : [doubts.rewardMeasure],
  };
}

function isHeir(name: string, { heirs }: Situation): boolean {
  return heirs.some(({ person }) => person === name);
}
