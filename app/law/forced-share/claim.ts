import type Fraction from 'fraction.js';
import { forcedShareReasons as say } from '#app/content/forced-share-reasons.ts';
import type { Reason } from '../explanation.ts';
import { floorWon } from '../won.ts';
import { allocate, type Part, type Recipient } from './allocation.ts';
import { shortfall } from './amount.ts';
import type { ForcedRatio } from './ratio.ts';

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
  /** Whom to ask; the parts may sum to a few won less than the shortfall. */
  from: Demand[];
  /** Why, step by step. */
  reasons: Reason[];
}

/** What a claimant may ask one recipient for: out of the legacy, out of the gifts. */
interface Demand {
  person: string;
  legacy: bigint;
  gift: bigint;
}

/** The claim of a person with this ratio, against whoever else got something that counts. */
export function claimOf(
  person: string,
  { ratio, reasons }: ForcedRatio,
  family: { base: bigint; ownBenefit: bigint; netInherited: Fraction; recipients: Recipient[] },
): Claim {
  const { base, ownBenefit, netInherited } = family;
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
    from: parts.map(inWon),
    reasons: ratio.equals(0)
      ? reasons
      : [...reasons, ...steps(base, exact.shortfall.gt(0), netInherited.lt(0), parts)],
  };
}

function steps(base: bigint, short: boolean, indebted: boolean, parts: Part[]): Reason[] {
  if (base === 0n) return [say.noBase];
  return [
    say.byConcreteShare,
    ...(indebted && short ? [say.debtsAdded] : []),
    short ? say.isShort : say.notShort,
    ...(parts.some(({ legacy }) => legacy.gt(0)) ? [say.legaciesFirst] : []),
    ...(parts.length > 1 ? [say.inProportion] : []),
  ];
}

function inWon({ person, legacy, gift }: Part): Demand {
  return { person, legacy: floorWon(legacy), gift: floorWon(gift) };
}
