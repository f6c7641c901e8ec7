import Fraction from 'fraction.js';
import { concreteShares, isBorneByAll } from '../division/concrete-shares.ts';
import type { Heir } from './situation.ts';

/** What an heir inherits; exact won. */
export interface NetInheritance {
  /** Below 0 where the debts are more, except with limited acceptance. */
  net: Fraction;
  /** The debts are more, and limited acceptance leaves them unpaid (민법 1028, 대법원 2020다247428). */
  limited: boolean;
}

/**
 * What each heir gets of what is left to divide, by concrete shares (민법 1008, 대법원 2017스98), less the
 * debts, which are borne by statutory share (1007).
 *
 * @param rest the estate less all legacies, in whole won, before debts
 * @param debts without those that legatees bear
 * @param benefitOf each heir's special benefits by person, in whole won
 * @returns by person, and who bears it that someone has more by benefits than the share: all, or a branch
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
