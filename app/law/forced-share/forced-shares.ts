import Fraction from 'fraction.js';
import { forcedShareReasons as say } from '#app/content/forced-share-reasons.ts';
import type { Reason, Unsettled } from '../explanation.ts';
import type { Recipient } from './allocation.ts';
import { forcedShareBase } from './amount.ts';
import { type Benefit, countBenefits, countedFor } from './benefits.ts';
import { type Claim, claimOf } from './claim.ts';
import { doubtfulOf } from './doubtful.ts';
import { netInheritances } from './net-inheritance.ts';
import { type Limitation, limitations, type Payment, paymentFor } from './payment.ts';
import { forcedShareRatio, lostRatio } from './ratio.ts';
import type { Situation } from './situation.ts';

export interface ForcedShares {
  /** What the forced shares are a part of, in whole won. */
  base: bigint;
  /** What counts of each gift, then of each legacy, in the order given, and why. */
  benefits: Benefit[];
  /** One for each heir, then for each without right, in the order given. */
  claims: Claim[];
  payment: Payment;
  limitations: Limitation[];
  /** What explains the whole; benefits and claims carry their own. */
  reasons: Reason[];
  unsettled: Unsettled[];
}

/** Input that cannot be. */
export interface Contradiction {
  problem: Reason;
}

/**
 * The forced shares of a whole family, by the law in force on the day of the death (민법 1112–1118).
 *
 * @returns a contradiction when the will gives more than there was at the death, or a gift came after it
 */
export function forcedShares(situation: Situation): ForcedShares | Contradiction {
  const { death, heirs, withoutRight = [], estate, debts, gifts, legacies } = situation;
  const rest = estate - legacies.reduce((sum, { amount }) => sum + amount, 0n);
  if (rest < 0n) return { problem: say.moreThanThere };
  if (gifts.some(({ date }) => date && date > death)) return { problem: say.givenAfterDeath };

  const benefits = countBenefits(situation);
  const counted = benefits.reduce((sum, benefit) => sum + benefit.counted, 0n);
  const base = forcedShareBase(rest, counted, debts);
  const benefitOf = (person: string) => countedFor(benefits, person);
  const { net, someoneHasMore } = netInheritances(heirs, rest, debts, benefitOf);
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
      ownBenefit: benefitOf(person),
      netInherited: net.get(person) ?? none,
      recipients,
    }),
  );
  const { payment, reason } = paymentFor(death);
  return {
    base,
    benefits,
    claims,
    payment,
    limitations,
    reasons: [say.howBase, reason],
    unsettled: [
      ...new Set([
        ...ratios.flatMap((ratio) => ratio.unsettled),
        ...benefits.flatMap((benefit) => benefit.unsettled),
        ...doubtfulOf({
          heirs,
          base,
          excessBorne: someoneHasMore && rest > 0n,
          claims,
          recipients,
        }),
      ]),
    ],
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

const none = new Fraction(0);
