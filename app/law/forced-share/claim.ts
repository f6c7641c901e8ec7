import Fraction from 'fraction.js';
import { floorWon, maxWon } from '../won.ts';
import { allocate, type Part, type Recipient } from './allocation.ts';
import type { NetInheritance } from './net-inheritance.ts';
import type { ForcedRatio } from './ratio.ts';
import { because, type ForcedShareReason } from './reasons.ts';

/** One person's claim. Money is in whole won, rounded down. */
export interface Claim {
  person: string;
  /** Forced share as a fraction of the base; 0: none. */
  ratio: Fraction;
  /** Forced share in won: base × ratio. */
  amount: bigint;
  /** Gifts and legacies to the person, as far as they lower the claim. */
  ownBenefit: bigint;
  /** Concrete share less the person's part of the debts; negative if the debts are more. */
  netInherited: bigint;
  /** Amount missing from the forced share; 0: nothing to claim. */
  shortfall: bigint;
  /** Demands against the recipients. Rounding may leave their sum a few won below the shortfall. */
  from: Demand[];
  /**
   * Demands in money at the values at the end of the trial. Empty if no value is known to differ, or if the law grants
   * money instead of the things.
   */
  fromAtTrial: Demand[];
  /** Reasons in the order of the computation. */
  reasons: ForcedShareReason[];
}

/** Amounts that one recipient owes, out of legacies and out of gifts. */
export interface Demand {
  person: string;
  legacy: bigint;
  gift: bigint;
}

/**
 * Returns the base of the forced shares (민법 1113①), never below 0.
 *
 * @param countedGifts counted part of the gifts, and of the legacies that `estate` leaves out, in whole won
 */
export function forcedShareBase(estate: bigint, countedGifts: bigint, debts: bigint): bigint {
  return maxWon(estate + countedGifts - debts, 0n);
}

/**
 * Computes an heir's shortfall: the forced share less the own benefit and the net inheritance (대법원 2017다235791),
 * never below 0. Without a base or a ratio it is 0.
 *
 * @param netInherited negative if the heir's part of the debts exceeds the inheritance
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

/** Computes a person's claim with this ratio against all other recipients of benefits that count. */
export function claimOf(
  person: string,
  { ratio, reasons }: Pick<ForcedRatio, 'ratio' | 'reasons'>,
  family: {
    base: bigint;
    ownBenefit: bigint;
    inherited: NetInheritance;
    recipients: Recipient[];
  },
): Claim {
  const { base, ownBenefit, inherited } = family;
  const netInherited = inherited.net;
  const exact = shortfall(base, ratio, ownBenefit, netInherited);
  const others = family.recipients.filter((recipient) => recipient.person !== person);
  const parts = allocate(exact.shortfall, others);
  return {
    person,
    ratio,
    amount: floorWon(exact.amount),
    ownBenefit,
    netInherited: floorWon(netInherited),
    shortfall: floorWon(exact.shortfall),
    from: parts.map(demandOf),
    fromAtTrial: [],
    reasons: ratio.equals(0)
      ? reasons
      : [...reasons, ...steps(base, exact.shortfall.gt(0), inherited, parts)],
  };
}

function steps(
  base: bigint,
  short: boolean,
  { net, limited }: NetInheritance,
  parts: Part[],
): ForcedShareReason[] {
  if (base === 0n) return [because('no-base')];
  return [
    because('net-inheritance'),
    ...(net.lt(0) && short ? [because('debts-added')] : []),
    ...(limited ? [because('limited-acceptance')] : []),
    because(short ? 'short' : 'not-short'),
    ...(parts.some(({ legacy }) => legacy.gt(0)) ? [because('legacies-first')] : []),
    ...(parts.length > 1 ? [because('proportion')] : []),
  ];
}

function demandOf({ person, legacy, gift }: Part): Demand {
  return { person, legacy: floorWon(legacy), gift: floorWon(gift) };
}
