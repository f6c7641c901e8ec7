import { applies } from '../amendments.ts';
import { yearsBefore } from '../calendar.ts';
import { receivedThrough } from '../representatives.ts';
import { maxWon } from '../won.ts';
import { type Bequest, isUniversal } from './carry-out.ts';
import { because, type ForcedShareDoubt, type ForcedShareReason } from './reasons.ts';
import type { Gift, Situation } from './situation.ts';
import { type Worth, worthOf, worthOfLegacy } from './worth.ts';

/** Effect of a gift or legacy on forced shares. */
export interface Benefit {
  to: string;
  kind: 'gift' | 'legacy';
  /** Amount that others can claim from it, in whole won; 0 for a gift that is too old. */
  counted: bigint;
  /**
   * Amount that lowers the recipient's own claim and, if it is an advance, the recipient's part of the estate. Equals
   * `counted`, except for an heir's gift from before forced shares began (대법원 2017다278422).
   */
  own: bigint;
  /** Amount in the base. A legacy includes the debts that go with it, because the base deducts all debts. */
  inBase: bigint;
  /** `counted` at the value at the end of the trial (대법원 2022다203583). */
  atTrial: bigint;
  /** Whether it is an advance on the recipient's inheritance (민법 1008); false if the recipient does not inherit. */
  advance: boolean;
  /** Why this amount counts. */
  reason: ForcedShareReason;
  doubts: ForcedShareDoubt['code'][];
}

/**
 * Counts each gift, then each legacy, in the order given (민법 1113, 1114, 1118 → 1008). A gift to a represented
 * person becomes one benefit for each representative.
 */
export function countBenefits(situation: Situation, bequests: readonly Bequest[]): Benefit[] {
  return [
    ...situation.gifts.flatMap((gift) => countGifts(gift, situation)),
    ...bequests.map((bequest) => countLegacy(bequest, situation)),
  ];
}

/** Sum of a person's own benefits, which lower that person's claim. */
export function ownOf(benefits: readonly Benefit[], person: string): bigint {
  return benefits.filter(({ to }) => to === person).reduce((sum, { own }) => sum + own, 0n);
}

/** Sum that others can claim from a person's benefits, of one kind or of both. */
export function countedFor(
  benefits: readonly Benefit[],
  person: string,
  only?: Benefit['kind'],
): bigint {
  return benefits
    .filter(({ to, kind }) => to === person && kind === (only ?? kind))
    .reduce((sum, { counted }) => sum + counted, 0n);
}

/** Counts a gift, or each representative's part of it. */
function countGifts({ inTruthTo, ...gift }: Gift, situation: Situation): Benefit[] {
  const worth = worthOf(gift);
  const given = { ...gift, to: inTruthTo ?? gift.to };
  const parts = partsOf(given, worth, situation);
  const divided = parts.length > 0;
  const counted = (divided ? parts : [{ gift: given, worth }]).map((one) =>
    countGift(one.gift, one.worth, situation, divided),
  );
  if (inTruthTo === undefined) return counted;
  return counted.map((one) => ({ ...one, doubts: [...one.doubts, 'in-truth-to-heir' as const] }));
}

/** Divides a gift to a represented person among the representatives; empty for other gifts. */
function partsOf(gift: Gift, { atDeath, atTrial }: Worth, { heirs }: Situation) {
  const received = receivedThrough(gift.to, heirs, atDeath, gift.reward ?? 0n, atTrial);
  return received.map(({ person, won: [part = 0n, reward = 0n, later = 0n] }) => ({
    gift: { ...gift, to: person, reward, beforeRepresentation: false },
    worth: { atDeath: part, atTrial: later },
  }));
}

function countGift(gift: Gift, worth: Worth, situation: Situation, divided: boolean): Benefit {
  const { to, date, knownHarm, premiums } = gift;
  const heir = situation.heirs.find(({ person }) => person === to);
  const represents = Boolean(heir?.represents);
  const before = represents && gift.beforeRepresentation === true;
  if (date !== undefined && !applies('forced-shares', date)) {
    const reason = because('gift-before-forced-shares');
    const advance = heir !== undefined && !before;
    const own = advance ? worth.atDeath : 0n;
    return { to, kind: 'gift', ...nothing, own, advance, reason, doubts: [] };
  }
  const within = date !== undefined && date >= yearsBefore(situation.death, 1);
  if (heir && !before) {
    const code = premiums ? 'insurance' : 'gift-to-heir';
    const { gross, ...benefit } = lessReward(gift, { gross: worth.atDeath, debts: 0n }, situation, {
      code,
      late: within || date === undefined,
    });
    const unknown = represents && gift.beforeRepresentation === undefined;
    return {
      ...benefit,
      kind: 'gift',
      atTrial: scaled(worth.atTrial, benefit.counted, gross),
      doubts: [
        ...benefit.doubts,
        ...(premiums ? (['insurance-of-heir'] as const) : []),
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
    ...(counts ? inFull(worth) : nothing),
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
          reason: because(
            lost === 'renounced' ? 'renounced-recipient' : ageOf(gift, within, counts),
          ),
          doubts: lost && lost !== 'renounced' ? ['recipient-without-right'] : [],
        }),
  };
}

const nothing = { counted: 0n, own: 0n, inBase: 0n, atTrial: 0n };

function inFull({ atDeath, atTrial }: Worth) {
  return { counted: atDeath, own: atDeath, inBase: atDeath, atTrial };
}

/** Why a gift to an outsider counts or not. */
function ageOf({ premiums }: Gift, within: boolean, counts: boolean): ForcedShareReason['code'] {
  if (premiums) return counts ? 'insurance' : 'insurance-too-old';
  if (within) return 'gift-within-year';
  return counts ? 'gift-known-to-harm' : 'gift-too-old';
}

function countLegacy(bequest: Bequest, situation: Situation): Benefit {
  const { legacy, gross, debts } = bequest;
  const isHeir = situation.heirs.some(({ person }) => person === legacy.to);
  const code = isUniversal(legacy) ? 'universal-legacy' : 'legacy';
  const { gross: _, ...benefit } = lessReward(
    isHeir ? legacy : { to: legacy.to, reward: 0n },
    { gross, debts },
    situation,
    { code, late: true },
  );
  const net = maxWon(gross - debts, 0n);
  return {
    ...benefit,
    kind: 'legacy',
    advance: isHeir,
    atTrial: scaled(worthOfLegacy(legacy, net).atTrial, benefit.counted, net),
    doubts: [...benefit.doubts, ...doubtsAboutUniversal(bequest, isHeir)],
  };
}

function doubtsAboutUniversal(
  { legacy, gross, debts }: Bequest,
  isHeir: boolean,
): ForcedShareDoubt['code'][] {
  if (!isUniversal(legacy)) return [];
  return [
    ...(isHeir && legacy.part.lt(1) && debts > 0n ? (['universal-in-advance'] as const) : []),
    ...(debts > gross ? (['universal-beyond-estate'] as const) : []),
  ];
}

/**
 * Counts a benefit without its reward for care and without the debts that go with it.
 *
 * @param late whether it is a legacy or a gift that may be less than a year old. It is unsettled whether the reward
 *   of such a benefit leaves the base.
 */
function lessReward(
  { to, reward = 0n }: Pick<Gift, 'to' | 'reward'>,
  { gross, debts }: Pick<Bequest, 'gross' | 'debts'>,
  { death }: Situation,
  { code, late }: { code: ForcedShareReason['code']; late: boolean },
) {
  const leaves = applies('reward-for-care', death) ? reward : 0n;
  const inBase = maxWon(gross - leaves, 0n);
  const counted = maxWon(inBase - debts, 0n);
  const benefit = { to, gross, inBase, counted, own: counted, advance: true };
  const reason = because(code);
  const doubts = (...codes: ForcedShareDoubt['code'][]) => codes;
  if (reward === 0n) return { ...benefit, reason, doubts: doubts() };
  if (leaves === 0n) return { ...benefit, reason, doubts: doubts('reward-before-amendment') };
  const unsettled = late
    ? doubts('measure-of-reward', 'reward-in-base')
    : doubts('measure-of-reward');
  return { ...benefit, reason: because('reward'), doubts: unsettled };
}

/** Scales a value by the part of the whole that counts. */
function scaled(value: bigint, counted: bigint, whole: bigint): bigint {
  return whole === 0n ? counted : (value * counted) / whole;
}
