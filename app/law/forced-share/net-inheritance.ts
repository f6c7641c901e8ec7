import Fraction from 'fraction.js';
import { concreteShares, isBorneByAll } from '../division/concrete-shares.ts';
import type { Heir } from './situation.ts';

/** An heir's net inheritance, in exact won. */
export interface NetInheritance {
  /** Negative if the debts are more, except with limited acceptance. */
  net: Fraction;
  /** Whether the debts are more and limited acceptance leaves them unpaid (민법 1028, 대법원 2020다247428). */
  limited: boolean;
}

/**
 * Computes each heir's net inheritance: the concrete share of the rest (민법 1008, 대법원 2017스98) less the statutory
 * share of the debts (1007).
 *
 * @param rest the estate less all legacies and before debts, in whole won
 * @param debts the deceased's debts without those that legatees bear
 * @param benefitOf returns an heir's special benefits, in whole won
 * @returns net inheritances by person, and whether all heirs or a branch bear the excess of an over-advanced heir
 */
export function netInheritances(
  heirs: readonly Heir[],
  rest: bigint,
  debts: bigint,
  benefitOf: (person: string) => bigint,
): { byPerson: Map<string, NetInheritance>; borneByAll: boolean; withinBranch: boolean } {
  const shares = concreteShares(
    new Fraction(rest),
    heirs.map((heir) => ({ ...heir, benefit: benefitOf(heir.person) })),
  );
  const byPerson = new Map<string, NetInheritance>();
  for (const { heir, amount } of shares) {
    const own = amount.sub(heir.fraction.mul(debts));
    const limited = Boolean(heir.limitedAcceptance) && own.lt(0);
    byPerson.set(heir.person, { net: limited ? new Fraction(0) : own, limited });
  }
  return {
    byPerson,
    borneByAll: shares.some(isBorneByAll),
    withinBranch: shares.some((share) => share.withinBranch),
  };
}
