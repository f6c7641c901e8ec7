import Fraction from 'fraction.js';
import { divisionDoubts, divisionReasons } from '#app/content/division-reasons.ts';
import { applies } from '../amendments.ts';
import { explain } from '../explain.ts';
import type { Reason, Unsettled } from '../explanation.ts';
import type { CalendarDate } from '../family.ts';
import { floorWon, mostWon } from '../won.ts';
import { type Advanced, advance, type Heir } from './advance.ts';

/** What the heirs divide. Values are those on the day of the death, in won, and not negative. */
export interface Estate {
  death: CalendarDate;
  /** What there was at the death, legacies included; debts are another matter (민법 1007). */
  won: bigint;
  /** The co-heirs with their statutory shares. */
  shares: readonly { person: string; fraction: Fraction }[];
  /** Gifts in life; only those to co-heirs matter here (민법 1008). */
  gifts?: readonly Benefit[];
  /** By will, to co-heirs or to others. */
  legacies?: readonly Benefit[];
  /** Of co-heirs, as agreed or fixed by the family court (민법 1008의2). */
  contributions?: readonly { person: string; won: bigint }[];
}

interface Benefit {
  person: string;
  won: bigint;
  /** How much of it rewards special care or contribution (민법 1008 단서). */
  reward?: bigint;
}

export interface Division {
  /** In the order of the shares. */
  parts: Part[];
  reasons: Reason[];
  unsettled: Unsettled[];
}

interface Part {
  person: string;
  /** From the estate, contribution included, legacies not: exact, in won. */
  amount: Fraction;
  /** What was received before or comes by will, as far as it counts. */
  benefit: bigint;
  reasons: Reason[];
}

/**
 * Divides an estate by what each heir contributed and received (민법 1008, 1008의2, 1009).
 *
 * An heir who received more than the share keeps it, and the others bear the excess by their
 * statutory shares. Contributions above the estate without legacies are reduced in proportion.
 *
 * @returns amounts that sum to the estate without its legacies, or to 0 where these exceed it
 */
export function divideEstate(estate: Estate): Division {
  const { shares, gifts = [], legacies = [], death } = estate;
  const rewarded = applies('reward-for-care', death);
  const benefits = [...gifts, ...legacies].filter(({ person }) => shares.some(is(person)));
  const left = mostWon(estate.won - sum(legacies), 0n);
  const agreed = (estate.contributions ?? []).filter(({ person }) => shares.some(is(person)));
  const contributions = limited(agreed, left);
  const rest = contributions.reduce((all, { won }) => all.sub(won), new Fraction(left));

  const advanced = advance(
    rest,
    shares.map((share) => ({
      ...share,
      benefit: benefits
        .filter(is(share.person))
        .reduce(
          (all, { won, reward = 0n }) => all + (rewarded ? mostWon(won - reward, 0n) : won),
          0n,
        ),
    })),
  );
  const hasReward = benefits.some(({ reward = 0n }) => reward > 0n);
  return {
    parts: advanced.map((part) => complete(part, contributions)),
    reasons: explainWhole({ legacies, agreed, left, advanced, rewarded: hasReward && rewarded }),
    unsettled: hasReward && !rewarded ? [explain(divisionDoubts.rewardBefore)] : [],
  };
}

type AdvancedHeir = Advanced<Heir & { person: string }>;

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

function complete(part: AdvancedHeir, contributions: readonly Contribution[]): Part {
  const { person, benefit } = part.heir;
  const own = contributions
    .filter(is(person))
    .reduce((all, { won }) => all.add(won), new Fraction(0));
  const reasons: Reason[] = [];
  if (own.gt(0)) reasons.push(explain(divisionReasons.contribution, { won: grouped(own) }));
  if (part.over) reasons.push(explain(divisionReasons.overAdvanced));
  else {
    const words = benefit > 0n ? divisionReasons.part : divisionReasons.plainPart;
    reasons.push(
      explain(words, {
        whole: grouped(part.whole),
        fraction: part.portion.equals(1) ? '전부' : part.portion.toFraction(),
        benefit: grouped(new Fraction(benefit)),
        won: grouped(part.amount),
      }),
    );
  }
  return { person, amount: part.amount.add(own), benefit, reasons };
}

function explainWhole({
  legacies,
  agreed,
  left,
  advanced,
  rewarded,
}: {
  legacies: readonly Benefit[];
  agreed: readonly { won: bigint }[];
  left: bigint;
  advanced: readonly AdvancedHeir[];
  rewarded: boolean;
}): Reason[] {
  const reasons: Reason[] = [];
  if (left === 0n && sum(legacies) > 0n) reasons.push(explain(divisionReasons.usedUp));
  if (sum(agreed) > 0n) reasons.push(explain(divisionReasons.contributionsFirst));
  if (sum(agreed) > left) reasons.push(explain(divisionReasons.contributionLimit));
  if (advanced.some(({ heir }) => heir.benefit > 0n)) reasons.push(explain(divisionReasons.deemed));
  if (advanced.some(({ over }) => over)) reasons.push(explain(divisionReasons.withoutOverAdvanced));
  if (rewarded) reasons.push(explain(divisionReasons.reward));
  return reasons;
}

function sum(values: readonly { won: bigint }[]): bigint {
  return values.reduce((all, { won }) => all + won, 0n);
}

function is(person: string): (one: { person: string }) => boolean {
  return (one) => one.person === person;
}

/** Below a won nothing is shown. */
function grouped(won: Fraction): string {
  return floorWon(won).toLocaleString('ko-KR');
}
