import Fraction from 'fraction.js';
import { mostWon } from '../won.ts';

/**
 * What the forced share is a part of (민법 1113①), never below 0.
 *
 * @param countedGifts what of the gifts counts, in whole won
 */
export function forcedShareBase(estate: bigint, countedGifts: bigint, debts: bigint): bigint {
  return mostWon(estate + countedGifts - debts, 0n);
}

/**
 * What an heir is short of: the forced share less the own benefit and what is inherited net of debts
 * (대법원 2017다235791), never below 0. Without a base, or a ratio, there is nothing to be short of.
 *
 * @param netInherited below 0 when the debts borne exceed the inheritance
 * @returns exact amounts in won
 */
export function shortfall(
  base: bigint,
  ratio: Fraction,
  ownBenefit: bigint,
  netInherited: Fraction | bigint,
): { amount: Fraction; shortfall: Fraction } {
  const amount = ratio.mul(base);
  const missing = amount.sub(ownBenefit).sub(netInherited);
  const short = amount.gt(0) && missing.gt(0);
  return { amount, shortfall: short ? missing : new Fraction(0) };
}
