import Fraction from 'fraction.js';
import { floorWon, minWon } from '../won.ts';
import { because, type ForcedShareReason } from './reasons.ts';
import type { Legacy, Situation, UniversalLegacy } from './situation.ts';

/** A legacy as carried out, in whole won. */
export interface Bequest {
  legacy: Legacy;
  /** Value before the debts that go with it. */
  gross: bigint;
  /** Debts that the legatee bears instead of the heirs. */
  debts: bigint;
}

export interface CarriedOut {
  /** Legacies in the order given. */
  bequests: Bequest[];
  /** Estate that remains for the heirs, before debts. */
  rest: bigint;
  /** Debts that remain for the heirs. */
  debts: bigint;
}

/**
 * Carries out a will. Specific legacies come first, each with the debt that its legatee takes over, up to its value
 * (민법 1088, 대법원 2017다265884). Universal legacies then take their fractions of the remaining estate and of the
 * remaining debts (1078, 대법원 2022다220014). This order within one will is our reading.
 *
 * @returns a contradiction if the legacies exceed the estate, or their burdens the deceased's debts
 */
export function carryOut({
  estate,
  debts,
  legacies,
}: Pick<Situation, 'estate' | 'debts' | 'legacies'>): CarriedOut | { problem: ForcedShareReason } {
  const named = legacies.map((legacy) =>
    isUniversal(legacy)
      ? { gross: 0n, debts: 0n }
      : { gross: legacy.amount, debts: minWon(legacy.burden ?? 0n, legacy.amount) },
  );
  const estateLeft = named.reduce((left, { gross }) => left - gross, estate);
  const debtsLeft = named.reduce((left, one) => left - one.debts, debts);
  if (estateLeft < 0n) return { problem: because('legacies-exceed-estate') };
  if (debtsLeft < 0n) return { problem: because('burden-not-in-debts') };
  const parts = legacies.filter(isUniversal).map(({ part }) => part);
  const whole = parts.reduce((sum, part) => sum.add(part), new Fraction(0));
  if (whole.gt(1)) return { problem: because('parts-exceed-whole') };

  const bequests = legacies.map((legacy, at): Bequest => {
    const { gross = 0n, debts: own = 0n } = named[at] ?? {};
    if (!isUniversal(legacy)) return { legacy, gross, debts: own };
    const of = (won: bigint) => floorWon(legacy.part.mul(won));
    return { legacy, gross: of(estateLeft), debts: of(debtsLeft) };
  });
  return {
    bequests,
    rest: bequests.reduce((left, { gross }) => left - gross, estate),
    debts: bequests.reduce((left, one) => left - one.debts, debts),
  };
}

export function isUniversal(legacy: Legacy): legacy is UniversalLegacy {
  return 'part' in legacy;
}
