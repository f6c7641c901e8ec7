import Fraction from 'fraction.js';
import { applies } from '../amendments.ts';
import { requireAmounts, requireDays } from '../input-error.ts';
import type { Reason } from '../reason.ts';
import type { Recipient } from './allocation.ts';
import { type Benefit, countBenefits, countedFor } from './benefits.ts';
import { type Claim, claimOf, forcedShareBase } from './claim.ts';
import { doubtsAbout } from './doubts.ts';
import { netInheritances } from './net-inheritance.ts';
import { forcedShareRatio, lostRatio } from './ratio.ts';
import {
  because,
  type ForcedShareDoubt,
  type ForcedShareReason,
  forcedShareDoubt,
} from './reasons.ts';
import type { Situation } from './situation.ts';

/** In money with interest, or the things themselves, by the day of the death (민법 1115①). */
export type Payment = 'value' | 'in-kind';

/** Until when the claim must be made (민법 1117), by the deadline's rule. */
export type Limitation = Reason<'forced-share-1y' | 'forced-share-10y'>;

export interface ForcedShares {
  /** What the forced shares are a part of, in whole won. */
  base: bigint;
  /**
   * What counts of each gift, then of each legacy, in the order given, and why; a gift to someone who is
   * represented is one to each representative.
   */
  benefits: Benefit[];
  /** One for each heir, then for each without right, in the order given. */
  claims: Claim[];
  payment: Payment;
  limitations: Limitation[];
  /** What explains the whole; benefits and claims have their own. */
  reasons: ForcedShareReason[];
  unsettled: ForcedShareDoubt[];
}

/** Input that cannot be. */
export interface Contradiction {
  problem: ForcedShareReason;
}

/**
 * The forced shares of a whole family, by the law in force on the day of the death (민법 1112–1118).
 *
 * @returns a contradiction when the will gives more than there was at the death, or a gift came after it
 * @throws InputError for amounts below zero and days that do not exist
 */
export function forcedShares(situation: Situation): ForcedShares | Contradiction {
  const { death, heirs, withoutRight = [], estate, debts, gifts, legacies } = situation;
  requireDays(death, ...gifts.map(({ date }) => date));
  requireAmounts(
    estate,
    debts,
    ...[...gifts, ...legacies].flatMap(({ amount, reward }) => [amount, reward]),
  );
  const rest = estate - legacies.reduce((sum, { amount }) => sum + amount, 0n);
  if (rest < 0n) return { problem: because('legacies-exceed-estate') };
  if (gifts.some(({ date }) => date && date > death))
    return { problem: because('given-after-death') };

  const benefits = countBenefits(situation);
  const counted = benefits.reduce((sum, benefit) => sum + benefit.counted, 0n);
  const base = forcedShareBase(rest, counted, debts);
  const advances = benefits.filter(({ advance }) => advance);
  const { net, someoneHasMore } = netInheritances(heirs, rest, debts, (person) =>
    countedFor(advances, person),
  );
  const ratios = [
    ...heirs.map((heir) => ({
      person: heir.person,
      ...forcedShareRatio(heir.class, heir.fraction, death),
    })),
    ...withoutRight.map(({ person, why }) => ({ person, ...lostRatio(why) })),
  ];
  const recipients = recipientsOf(
    benefits,
    new Map(ratios.map(({ person, ratio }) => [person, ratio.mul(base)])),
  );
  const claims = ratios.map(({ person, ...ratio }) =>
    claimOf(person, ratio, {
      base,
      ownBenefit: countedFor(benefits, person),
      netInherited: net.get(person) ?? none,
      recipients,
    }),
  );
  const inValue = applies('forced-share-in-value', death);
  return {
    base,
    benefits,
    claims,
    payment: inValue ? 'value' : 'in-kind',
    limitations,
    reasons: [because('base'), because(inValue ? 'in-value' : 'in-kind')],
    unsettled: [
      ...new Set([
        ...ratios.flatMap((ratio) => ratio.doubts),
        ...benefits.flatMap((benefit) => benefit.doubts),
        ...doubtsAbout({
          heirs,
          base,
          excessBorne: someoneHasMore && rest > 0n,
          claims,
          recipients,
        }),
      ]),
    ].map(forcedShareDoubt),
  };
}

function recipientsOf(benefits: Benefit[], owns: Map<string, Fraction>): Recipient[] {
  return [...new Set(benefits.map(({ to }) => to))].map((person) => ({
    person,
    legacy: countedFor(benefits, person, 'legacy'),
    gift: countedFor(benefits, person, 'gift'),
    own: owns.get(person) ?? none,
  }));
}

const limitations: Limitation[] = [
  { code: 'forced-share-1y', articles: ['민법 제1117조'] },
  { code: 'forced-share-10y', articles: ['민법 제1117조'] },
];

const none = new Fraction(0);
