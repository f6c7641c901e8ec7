import type Fraction from 'fraction.js';
import { divideEstate } from '#app/law/division/division.ts';
import type { DivisionDoubt, DivisionReason } from '#app/law/division/reasons.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { floorWon, minWon } from '#app/law/won.ts';
import type { Benefits } from './benefits.ts';

/** A co-heir with the visitor's entries. */
export interface CoHeir {
  id: string;
  fraction: Fraction;
  /** The represented person and whether that person died; null: the heir represents nobody. */
  represents: { id: string; died: boolean } | null;
  benefits: Benefits;
}

export interface DivisionInput {
  /** The day whose law is applied. */
  death: CalendarDate;
  /** Value at the death, in won; null if not entered. */
  estate: bigint | null;
  /** Legacies to people who do not inherit. */
  elsewhere: bigint | null;
  /** Value of the estate on the day of the division, without legacies; null if not entered. */
  estateAtDivision: bigint | null;
  heirs: readonly CoHeir[];
}

/** Concrete shares, which take gifts, legacies and contributions into account. */
export type ComputedDivision =
  /** Nothing that changes the shares was entered, or nobody inherits. */
  | { state: 'not-asked' }
  | { state: 'lacks-estate' }
  /** A representative has gifts without their time. */
  | { state: 'lacks-gift-time'; heir: string }
  | {
      state: 'divided';
      /** In the order of the co-heirs. */
      parts: DividedPart[];
      /** Whether someone also receives a legacy. */
      hasLegacies: boolean;
      reasons: DivisionReason[];
      doubts: DivisionDoubt[];
    };

/** Steps from an heir's statutory to the concrete share, in whole won. */
interface DividedPart {
  id: string;
  statutory: bigint;
  /** Gifts and legacies, as far as they count. */
  received: bigint;
  contribution: bigint;
  concrete: bigint;
  /** Amount on the day of the division; null if that day's value was not entered or nothing is left. */
  atDivision: bigint | null;
  /** Whether the heir received more than the share and keeps it (초과특별수익자). */
  over: boolean;
  reasons: DivisionReason[];
}

/** Whether the visitor entered a gift, legacy or contribution, or the value on the day of the division. */
export function hasBenefits({ heirs, elsewhere, estateAtDivision }: DivisionInput): boolean {
  return (
    elsewhere !== null ||
    estateAtDivision !== null ||
    heirs.some(({ benefits }) => Object.keys(benefits).length > 0)
  );
}

/** Computes the concrete shares, or reports the missing entry. */
export function computeDivision(input: DivisionInput): ComputedDivision {
  const { death, estate, elsewhere, estateAtDivision, heirs } = input;
  if (heirs.length === 0 || !hasBenefits(input)) return { state: 'not-asked' };
  if (estate === null) return { state: 'lacks-estate' };
  const open = heirs.find(
    ({ represents, benefits }) => represents && benefits.gifts && !benefits.giftTime,
  );
  if (open) return { state: 'lacks-gift-time', heir: open.id };
  const division = divideEstate({
    death,
    won: estate,
    wonAtDivision: estateAtDivision ?? undefined,
    shares: heirs.map(({ id, fraction, represents }) => ({
      person: id,
      fraction,
      represents: represents?.id,
    })),
    gifts: heirs.map(({ id, benefits }) => ({
      person: id,
      won: benefits.gifts ?? 0n,
      reward: rewardOfGifts(benefits),
      ...(benefits.giftTime && { beforeRepresentation: benefits.giftTime === 'before' }),
    })),
    legacies: [
      ...heirs.map(({ id, benefits }) => ({
        person: id,
        won: benefits.legacies ?? 0n,
        // A reward counts against the gifts first, its remainder against the legacies.
        reward: (benefits.reward ?? 0n) - rewardOfGifts(benefits),
      })),
      { person: 'elsewhere', won: elsewhere ?? 0n },
    ],
    contributions: heirs.map(({ id, benefits }) => ({
      person: id,
      won: benefits.contribution ?? 0n,
    })),
  });
  return {
    state: 'divided',
    parts: heirs.map(({ id, fraction, benefits }, index): DividedPart => {
      const part = division.parts[index];
      if (!part) throw new Error(`The division left out ${id}.`);
      return {
        id,
        statutory: floorWon(fraction.mul(estate)),
        received: part.benefit,
        contribution: benefits.contribution ?? 0n,
        concrete: floorWon(part.amount),
        atDivision: part.valueAtDivision ? floorWon(part.valueAtDivision) : null,
        over: part.reasons.some(({ code }) => code === 'over-advanced'),
        reasons: part.reasons,
      };
    }),
    hasLegacies: heirs.some(({ benefits }) => benefits.legacies) || Boolean(elsewhere),
    reasons: division.reasons,
    doubts: division.unsettled,
  };
}

function rewardOfGifts({ gifts = 0n, reward = 0n }: Benefits): bigint {
  return minWon(reward, gifts);
}
