import Fraction from 'fraction.js';
import { applies } from '../amendments.ts';
import type { CalendarDate } from '../family.ts';
import { requireAmounts, requireDays } from '../input-error.ts';
import { type MayRepresent, receivedThrough } from '../representatives.ts';
import { maxWon } from '../won.ts';
import { type ConcreteShare, concreteShares, type Heir, isBorneByAll } from './concrete-shares.ts';
import { because, type DivisionDoubt, type DivisionReason, divisionDoubt } from './reasons.ts';

/** Estate to divide. Values are in won, not negative, and as of the date of death unless stated otherwise. */
export interface Estate {
  death: CalendarDate;
  /** Assets at the death, including legacies. Debts are not part of the division (민법 1007). */
  won: bigint;
  /** Co-heirs with their statutory shares. */
  shares: readonly MayRepresent[];
  /** Gifts in life. Only those to co-heirs and to persons they represent matter (민법 1008). */
  gifts?: readonly Gift[];
  /** Legacies to co-heirs or to others. */
  legacies?: readonly Benefit[];
  /** Contributions of co-heirs, as agreed or fixed by the family court (민법 1008의2). */
  contributions?: readonly { person: string; won: bigint }[];
  /** Value of the estate without legacies on the day of the division. Omitted if unknown. */
  wonAtDivision?: bigint | undefined;
}

interface Benefit {
  person: string;
  won: bigint;
  /** Part that rewards special care or contribution (민법 1008 단서). */
  reward?: bigint;
}

interface Gift extends Benefit {
  /**
   * Whether a representative received the gift before the representation arose, usually before the represented person
   * died. Such a gift is not an advance (대법원 2012다31802). If undefined, the gift counts, with a doubt.
   */
  beforeRepresentation?: boolean | undefined;
}

export interface Division {
  /** Parts in the order of the shares. */
  parts: Part[];
  reasons: DivisionReason[];
  unsettled: DivisionDoubt[];
}

interface Part {
  person: string;
  /** Exact amount from the estate in won, including the contribution, without legacies. */
  amount: Fraction;
  /** Exact value of the amount on the day of the division; undefined if the estate's is unknown or nothing was left. */
  valueAtDivision: Fraction | undefined;
  /** Gifts and legacies that count towards the share. */
  benefit: bigint;
  reasons: DivisionReason[];
}

/**
 * Divides an estate, taking contributions and benefits of each heir into account (민법 1008, 1008의2, 1009).
 *
 * An heir who received more than the share keeps it, and the others bear the excess by their statutory shares.
 * Contributions that exceed the estate without legacies are reduced in proportion. Values on the date of death fix the
 * proportions; the estate is divided at its value on the day of the division (대법원 2017스98, 96스62).
 *
 * @returns amounts that sum to the estate without its legacies, or to 0 if these exceed it
 * @throws InputError for negative amounts and days that do not exist
 */
export function divideEstate(estate: Estate): Division {
  const { shares, gifts = [], legacies = [], death } = estate;
  requireDays(death);
  requireAmounts(
    estate.won,
    ...[...gifts, ...legacies].flatMap(({ won, reward }) => [won, reward]),
    ...(estate.contributions ?? []).map(({ won }) => won),
    estate.wonAtDivision,
  );
  const rewarded = applies('reward-for-care', death);
  const counted = countGifts(gifts, shares);
  const benefits = [...counted.advances, ...legacies].filter(({ person }) =>
    shares.some(is(person)),
  );
  const left = maxWon(estate.won - sum(legacies), 0n);
  const agreed = (estate.contributions ?? []).filter(({ person }) => shares.some(is(person)));
  const contributions = limited(agreed, left);
  const rest = contributions.reduce((all, { won }) => all.sub(won), new Fraction(left));

  const divided = concreteShares(
    rest,
    shares.map((share) => ({
      ...share,
      benefit: benefits
        .filter(is(share.person))
        .reduce(
          (all, { won, reward = 0n }) => all + (rewarded ? maxWon(won - reward, 0n) : won),
          0n,
        ),
    })),
  );
  const hasReward = benefits.some(({ reward = 0n }) => reward > 0n);
  return {
    parts: divided.map((share) => partOf(share, contributions, left, estate.wonAtDivision)),
    reasons: [
      ...reasonsOf({ legacies, agreed, left, divided, rewarded: hasReward && rewarded }),
      ...(estate.wonAtDivision !== undefined && left > 0n
        ? [because({ code: 'value-at-division' })]
        : []),
    ],
    unsettled: [
      ...(hasReward && !rewarded ? (['reward-before-amendment'] as const) : []),
      ...counted.doubts,
      ...(divided.some(({ withinBranch }) => withinBranch)
        ? (['branch-bears-excess'] as const)
        : []),
    ].map(divisionDoubt),
  };
}

/** Selects the gifts that are advances on a share, and attributes them to the heirs who count as recipients. */
function countGifts(
  gifts: readonly Gift[],
  shares: Estate['shares'],
): { advances: Benefit[]; doubts: Set<DivisionDoubt['code']> } {
  const doubts = new Set<DivisionDoubt['code']>();
  const advances = gifts
    .filter(({ won }) => won > 0n)
    .flatMap((gift): Benefit[] => {
      const received = receivedThrough(gift.person, shares, gift.won, gift.reward ?? 0n);
      if (received.length > 1) doubts.add('gift-to-represented');
      if (received.length > 0) {
        return received.map(({ person, won: [won = 0n, reward = 0n] }) => ({
          person,
          won,
          reward,
        }));
      }
      if (!shares.find(is(gift.person))?.represents) return [gift];
      if (gift.beforeRepresentation === undefined) doubts.add('gifts-before-representation');
      if (!gift.beforeRepresentation) return [gift];
      doubts.add('in-truth-to-represented');
      return [];
    });
  return { advances, doubts };
}

type DividedShare = ConcreteShare<Heir & { person: string }>;

interface Contribution {
  person: string;
  won: Fraction;
}

function limited(
  contributions: NonNullable<Estate['contributions']>,
  limit: bigint,
): Contribution[] {
  const total = sum(contributions);
  return contributions.map(({ person, won }) => ({
    person,
    won: total > limit ? new Fraction(won * limit, total) : new Fraction(won),
  }));
}

function partOf(
  share: DividedShare,
  contributions: readonly Contribution[],
  left: bigint,
  wonAtDivision: bigint | undefined,
): Part {
  const { heir, amount, over, whole, portion, withinBranch } = share;
  const { person, benefit } = heir;
  const own = contributions
    .filter(is(person))
    .reduce((all, { won }) => all.add(won), new Fraction(0));
  const reasons: DivisionReason[] = [];
  if (own.gt(0)) reasons.push(because({ code: 'contribution', won: own }));
  if (over) reasons.push(because({ code: 'over-advanced' }));
  else if (withinBranch) reasons.push(because({ code: 'rest-of-branch', amount }));
  else if (benefit === 0n) reasons.push(because({ code: 'part', whole, portion, amount }));
  else reasons.push(because({ code: 'part-less-benefit', whole, portion, benefit, amount }));
  const total = amount.add(own);
  const valueAtDivision =
    wonAtDivision === undefined || left === 0n ? undefined : total.div(left).mul(wonAtDivision);
  return { person, amount: total, valueAtDivision, benefit, reasons };
}

function reasonsOf({
  legacies,
  agreed,
  left,
  divided,
  rewarded,
}: {
  legacies: readonly Benefit[];
  agreed: readonly { won: bigint }[];
  left: bigint;
  divided: readonly DividedShare[];
  rewarded: boolean;
}): DivisionReason[] {
  const reasons: DivisionReason[] = [];
  if (left === 0n && sum(legacies) > 0n) reasons.push(because({ code: 'nothing-left' }));
  if (sum(agreed) > 0n) reasons.push(because({ code: 'contributions-first' }));
  if (sum(agreed) > left) reasons.push(because({ code: 'contributions-limited' }));
  if (divided.some(({ heir }) => heir.benefit > 0n)) reasons.push(because({ code: 'advances' }));
  if (divided.some(isBorneByAll)) reasons.push(because({ code: 'excess-borne' }));
  if (rewarded) reasons.push(because({ code: 'reward' }));
  return reasons;
}

function sum(values: readonly { won: bigint }[]): bigint {
  return values.reduce((all, { won }) => all + won, 0n);
}

function is(person: string): (one: { person: string }) => boolean {
  return (one) => one.person === person;
}
