import Fraction from 'fraction.js';
import { floorWon, maxWon } from '../won.ts';
import { allocate, type Part, type Recipient } from './allocation.ts';
import type { NetInheritance } from './net-inheritance.ts';
import type { ForcedRatio } from './ratio.ts';
import { because, type ForcedShareReason } from './reasons.ts';

/** One person's claim. Money in whole won, what is below one won dropped. */
export interface Claim {
  person: string;
  /** Forced share as a part of the base; 0: none. */
  ratio: Fraction;
  /** Base × ratio. */
  amount: bigint;
  /** What the person got by gift and will, as far as it counts. */
  ownBenefit: bigint;
  /** Concrete share less the part in the debts; below 0 where the debts are more. */
  netInherited: bigint;
  /** What is missing; 0: nothing to claim. */
  shortfall: bigint;
  /** Who owes it; the parts may sum to a few won less than the shortfall. */
  from: Demand[];
  /** The same in money, by the values at the end of the trial; empty where those are not known to differ. */
  fromAtTrial: Demand[];
  /** In the order of the computation. */
  reasons: ForcedShareReason[];
}

/** What one recipient owes: out of the legacy, out of the gifts. */
export interface Demand {
  person: string;
  legacy: bigint;
  gift: bigint;
}

/**
 * What the forced share is a part of (민법 1113①), never below 0.
 *
 * @param countedGifts what of the gifts counts, in whole won
 */
export function forcedShareBase(estate: bigint, countedGifts: bigint, debts: bigint): bigint {
  return maxWon(estate + countedGifts - debts, 0n);
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

/** The claim of a person with this ratio, against whoever else got something that counts. */
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
