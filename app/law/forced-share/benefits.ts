import { applies } from '../amendments.ts';
import { yearsBefore } from '../calendar.ts';
import { receivedThrough } from '../representatives.ts';
import { maxWon } from '../won.ts';
import { because, type ForcedShareDoubt, type ForcedShareReason } from './reasons.ts';
import type { Gift, Legacy, Situation } from './situation.ts';

/** What a gift or legacy means for forced shares. */
export interface Benefit {
  to: string;
  kind: 'gift' | 'legacy';
  /** What counts of it, in whole won; nothing of a gift that is too old. */
  counted: bigint;
  /** Got in advance of the own share in the succession (민법 1008); never by who does not inherit. */
  advance: boolean;
  /** Why so much counts. */
  reason: ForcedShareReason;
  doubts: ForcedShareDoubt['code'][];
}

/**
 * What counts of each gift and legacy, first the gifts, in the order given (민법 1113, 1114, 1118 → 1008). A
 * gift to someone who is represented is one to each representative.
 */
export function countBenefits(situation: Situation): Benefit[] {
  return [
    ...situation.gifts.flatMap((gift) => {
      const parts = partsOf(gift, situation);
      return parts.map((part) => countGift(part, situation, parts.length > 1));
    }),
    ...situation.legacies.map((legacy) => countLegacy(legacy, situation)),
  ];
}

/** The sum of what counts for a person, of one kind or of both. */
export function countedFor(
  benefits: readonly Benefit[],
  person: string,
  only?: Benefit['kind'],
): bigint {
  return benefits
    .filter(({ to, kind }) => to === person && kind === (only ?? kind))
    .reduce((sum, { counted }) => sum + counted, 0n);
}

/** What a represented person got is the representatives'; other gifts stay whole. */
function partsOf(gift: Gift, { heirs }: Situation): Gift[] {
  const received = receivedThrough(gift.to, heirs, gift.amount, gift.reward ?? 0n);
  if (received.length === 0) return [gift];
  return received.map(({ person, won: [amount = 0n, reward] }) => ({
    ...gift,
    to: person,
    amount,
    reward,
    beforeRepresentation: false,
  }));
}

function countGift(gift: Gift, situation: Situation, divided: boolean): Benefit {
  const { to, amount, date, knownHarm } = gift;
  if (date !== undefined && !applies('forced-shares', date)) {
    const reason = because('gift-before-forced-shares');
    return { to, kind: 'gift', counted: 0n, advance: false, reason, doubts: [] };
  }
  const within = date !== undefined && date >= yearsBefore(situation.death, 1);
  const heir = situation.heirs.find(({ person }) => person === to);
  const represents = Boolean(heir?.represents);
  const before = represents && gift.beforeRepresentation === true;
  if (heir && !before) {
    const benefit = lessReward('gift', gift, 'gift-to-heir', within, situation);
    const unknown = represents && gift.beforeRepresentation === undefined;
    return {
      ...benefit,
      doubts: [
        ...benefit.doubts,
        ...(unknown ? (['gifts-before-representation'] as const) : []),
        ...(divided ? (['gift-to-represented'] as const) : []),
      ],
    };
  }

  const counts = within || knownHarm === true;
  const lost = situation.withoutRight?.find(({ person }) => person === to)?.why;
  return {
    to,
    kind: 'gift',
    counted: counts ? amount : 0n,
    advance: false,
    ...(before
      ? {
          reason: because('before-representation'),
          doubts: [
            'in-truth-to-represented',
            ...(counts ? (['counted-before-representation'] as const) : []),
          ],
        }
      : {
          reason: because(lost === 'renounced' ? 'renounced-recipient' : ageOf(within, counts)),
          doubts: lost && lost !== 'renounced' ? ['recipient-without-right'] : [],
        }),
  };
}

/** Why a gift to an outsider counts or not. */
function ageOf(within: boolean, counts: boolean): ForcedShareReason['code'] {
  if (within) return 'gift-within-year';
  return counts ? 'gift-known-to-harm' : 'gift-too-old';
}

function countLegacy(legacy: Legacy, situation: Situation): Benefit {
  if (isHeir(legacy.to, situation)) return lessReward('legacy', legacy, 'legacy', true, situation);
  return {
    to: legacy.to,
    kind: 'legacy',
    counted: legacy.amount,
    advance: false,
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
  const benefit = { to, kind, counted: amount, advance: true, reason: because(code), doubts: [] };
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
