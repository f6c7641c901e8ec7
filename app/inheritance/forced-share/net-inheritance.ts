import Fraction from 'fraction.js';
import type { Heir } from './situation.ts';

/**
 * What each heir takes of what is left to divide, by concrete shares: special benefits are set off, and
 * what someone has beyond the own share is borne by the others by their statutory shares (민법 1008,
 * 대법원 2017스98). Debts are borne by statutory share (1007).
 *
 * @param rest the estate less all legacies, in whole won, before debts
 * @param benefits each heir's special benefits by person, in whole won
 * @returns by person: exact won; below 0 where debts exceed it, except with limited acceptance
 *   (대법원 2020다247428)
 */
export function netInheritances(
  heirs: Heir[],
  rest: bigint,
  debts: bigint,
  benefits: (person: string) => bigint,
): { net: Map<string, Fraction>; someoneHasMore: boolean } {
  const takers = concreteTakers(heirs, rest, benefits);
  const net = new Map<string, Fraction>();
  for (const heir of heirs) {
    const concrete = takers.level
      ? concreteShare(heir, takers.level, benefits(heir.person))
      : new Fraction(0);
    const own = concrete.sub(heir.fraction.mul(debts));
    net.set(heir.person, heir.limitedAcceptance && own.lt(0) ? new Fraction(0) : own);
  }
  return { net, someoneHasMore: takers.heirs.length < heirs.length };
}

/**
 * Those whose benefits stay below their share, and what a whole share comes to among them. Leaving out
 * someone who has more lowers the others' shares, so others may fall out in turn.
 */
function concreteTakers(
  heirs: Heir[],
  rest: bigint,
  benefits: (person: string) => bigint,
): { heirs: Heir[]; level: Fraction | null } {
  let among = heirs;
  for (;;) {
    const shares = among.reduce((sum, { fraction }) => sum.add(fraction), new Fraction(0));
    if (shares.equals(0)) return { heirs: among, level: null };
    const pot = among.reduce((sum, { person }) => sum + benefits(person), rest);
    const level = new Fraction(pot).div(shares);
    const left = among.filter(({ fraction, person }) => level.mul(fraction).gte(benefits(person)));
    if (left.length === among.length) return { heirs: among, level };
    among = left;
  }
}

function concreteShare(heir: Heir, level: Fraction, benefit: bigint): Fraction {
  const share = level.mul(heir.fraction).sub(benefit);
  return share.gt(0) ? share : new Fraction(0);
}
