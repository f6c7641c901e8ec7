import Fraction from 'fraction.js';
import { applies } from '../amendments.ts';
import type { CalendarDate } from '../family.ts';
import { requireAmounts, requireDays } from '../input-error.ts';
import { type MayRepresent, receivedThrough } from '../representatives.ts';
import { maxWon } from '../won.ts';
import { type ConcreteShare, concreteShares, type Heir, isBorneByAll } from './concrete-shares.ts';
import { because, type DivisionDoubt, type DivisionReason, divisionDoubt } from './reasons.ts';

/** What the heirs divide. Values are those on the day of the death unless another is named, in won, and not negative. */
export interface Estate {
  death: CalendarDate;
  /** What there was at the death, legacies included; debts are another matter (민법 1007). */
  won: bigint;
  /** The co-heirs with their statutory shares. */
  shares: readonly MayRepresent[];
  /** Gifts in life; only those to co-heirs, and to whom they represent, matter here (민법 1008). */
  gifts?: readonly Gift[];
  /** By will, to co-heirs or to others. */
  legacies?: readonly Benefit[];
  /** Of co-heirs, as agreed or fixed by the family court (민법 1008의2). */
  contributions?: readonly { person: string; won: bigint }[];
  /** What there is to divide, legacies left out, on the day of the division; omitted: not known. */
  wonAtDivision?: bigint | undefined;
}

interface Benefit {
  person: string;
  won: bigint;
  /** How much of it rewards special care or contribution (민법 1008 단서). */
  reward?: bigint;
}

interface Gift extends Benefit {
  /**
   * To an heir who represents someone: given before the representation arose, as a rule before that person
   * died. Then it is no advance (대법원 2012다31802). Where it is undefined the gift counts, with a doubt.
   */
  beforeRepresentation?: boolean | undefined;
}

export interface Division {
  /** In the order of the shares. */
  parts: Part[];
  reasons: DivisionReason[];
  unsettled: DivisionDoubt[];
}

interface Part {
  person: string;
  /** From the estate, contribution included, legacies not: exact, in won. */
  amount: Fraction;
  /** The same in won of the day of the division, exact; undefined where its value is not known, or nothing was left. */
  valueAtDivision: Fraction | undefined;
  /** What was received before or comes by will, as far as it counts. */
  benefit: bigint;
  reasons: DivisionReason[];
}

/**
 * Divides an estate by what each heir contributed and received (민법 1008, 1008의2, 1009).
 *
 * An heir who received more than the share keeps it, and the others bear the excess by their
 * statutory shares. Contributions above the estate without legacies are reduced in proportion. The proportions are fixed
 * by the values of the day of the death; what is divided has the value of the day of the division (대법원 2017스98, 96스62).
 *
 * @returns amounts that sum to the estate without its legacies, or to 0 where these exceed it
 * @throws InputError for amounts below zero and a day that does not exist
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

/** What of the gifts is an advance on a share, by who is taken to have received it. */
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
