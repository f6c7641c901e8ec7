import Fraction from 'fraction.js';
import { applies } from '../amendments.ts';
import { requireAmounts, requireDays } from '../input-error.ts';
import type { Reason } from '../reason.ts';
import type { Recipient } from './allocation.ts';
import { inMoneyAtTrial } from './at-trial.ts';
import { type Benefit, countBenefits, countedFor, ownOf } from './benefits.ts';
import { carryOut, isUniversal } from './carry-out.ts';
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

/** Form of payment: money with interest, or the things themselves. The day of the death decides (민법 1115①). */
export type Payment = 'value' | 'in-kind';

/** Limitation period of the claim (민법 1117), with the code of its deadline's rule. */
export type Limitation = Reason<'forced-share-1y' | 'forced-share-10y'>;

export interface ForcedShares {
  /** Amount of which the forced shares are fractions, in whole won. */
  base: bigint;
  /**
   * Benefits from each gift, then from each legacy, in the order given. A gift to a represented person becomes one
   * benefit for each representative.
   */
  benefits: Benefit[];
  /** Claims of the heirs, then of the people without right, in the order given. */
  claims: Claim[];
  payment: Payment;
  limitations: Limitation[];
  /** Reasons for the computation as a whole; benefits and claims carry their own. */
  reasons: ForcedShareReason[];
  unsettled: ForcedShareDoubt[];
}

/** A contradiction in the input. */
export interface Contradiction {
  problem: ForcedShareReason;
}

/**
 * Computes the forced shares of a whole family by the law in force on the day of the death (민법 1112–1118).
 *
 * @returns a contradiction if the legacies exceed the estate, their burdens exceed the debts, a gift follows the death,
 *   or the deceased paid more premiums than were paid in all
 * @throws InputError for amounts below zero and days that do not exist
 */
export function forcedShares(situation: Situation): ForcedShares | Contradiction {
  const { death, heirs, withoutRight = [], estate, debts, gifts, legacies } = situation;
  requireDays(death, ...gifts.map(({ date }) => date));
  requireAmounts(estate, debts, ...amountsIn(situation));
  const carried = carryOut(situation);
  if ('problem' in carried) return carried;
  const { bequests, rest } = carried;
  if (gifts.some(({ date }) => date && date > death))
    return { problem: because('given-after-death') };
  if (gifts.some(({ premiums }) => premiums && premiums.byDeceased > premiums.all))
    return { problem: because('premiums-exceed-all') };

  const benefits = countBenefits(situation, bequests);
  const inBase = benefits.reduce((sum, benefit) => sum + benefit.inBase, 0n);
  const base = forcedShareBase(rest, inBase, debts);
  const advances = benefits.filter(({ advance }) => advance);
  const { byPerson, borneByAll, withinBranch } = netInheritances(
    heirs,
    rest,
    carried.debts,
    (person) => ownOf(advances, person),
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
      ownBenefit: ownOf(benefits, person),
      inherited: byPerson.get(person) ?? nothing,
      recipients,
    }),
  );
  const inValue = applies('forced-share-in-value', death);
  const inKind = claims.map((claim) => ({
    ...claim,
    fromAtTrial: inMoneyAtTrial(claim.from, benefits),
  }));
  return {
    base,
    benefits,
    claims: inValue ? claims : inKind,
    payment: inValue ? 'value' : 'in-kind',
    limitations,
    reasons: [because('base'), because(inValue ? 'in-value' : 'in-kind')],
    unsettled: [
      ...new Set([
        ...ratios.flatMap((ratio) => ratio.doubts),
        ...benefits.flatMap((benefit) => benefit.doubts),
        ...(legacies.some(isUniversal) && !legacies.every(isUniversal)
          ? (['universal-and-specific'] as const)
          : []),
        ...doubtsAbout({
          heirs,
          base,
          excessBorne: borneByAll && rest > 0n,
          borneInBranch: withinBranch && rest > 0n,
          claims,
          recipients,
        }),
      ]),
    ].map(forcedShareDoubt),
  };
}

/** Amounts of gifts and legacies, none of which may be negative. */
function amountsIn({ gifts, legacies }: Situation): (bigint | undefined)[] {
  return [
    ...gifts.flatMap(({ improvement, premiums }) => [
      improvement,
      premiums?.all,
      premiums?.byDeceased,
    ]),
    ...[...gifts, ...legacies].flatMap((one) =>
      'part' in one ? [one.reward] : [one.amount, one.reward, one.burden, one.valueAtTrial],
    ),
  ];
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
const nothing = { net: none, limited: false };
