import Fraction from 'fraction.js';
import { concreteShares } from '../division/concrete-shares.ts';
import type { Heir } from './situation.ts';

/**
 * What each heir gets of what is left to divide, by concrete shares (민법 1008, 대법원 2017스98), less the
 * debts, which are borne by statutory share (1007).
 *
 * @param rest the estate less all legacies, in whole won, before debts
 * @param benefitOf each heir's special benefits by person, in whole won
 * @returns by person: exact won; below 0 where debts exceed it, except with limited acceptance
 *   (대법원 2020다247428); and whether someone has more by benefits than the share
 */
export function netInheritances(
  heirs: readonly Heir[],
  rest: bigint,
  debts: bigint,
  benefitOf: (person: string) => bigint,
): { net: Map<string, Fraction>; someoneHasMore: boolean } {
  const shares = concreteShares(
    new Fraction(rest),
    heirs.map((heir) => ({ ...heir, benefit: benefitOf(heir.person) })),
  );
  const net = new Map<string, Fraction>();
  for (const { heir, amount } of shares) {
    const own = amount.sub(heir.fraction.mul(debts));
    net.set(heir.person, heir.limitedAcceptance && own.lt(0) ? new Fraction(0) : own);
  }
  return { net, someoneHasMore: shares.some(({ over }) => over) };
}
