import type Fraction from 'fraction.js';
import type { RelativeStatus } from '#app/case/family.ts';
import type { Family } from '#app/law/family.ts';
import type { EarlierLaw } from '#app/law/governing-law.ts';
import { type Succession, statutoryShares } from '#app/law/shares/shares.ts';
import { sharesInWon } from '#app/law/won.ts';
import {
  type CoHeir,
  type ComputedDivision,
  computeDivision,
  type DivisionInput,
  hasBenefits,
} from '../division/compute.ts';
import { familyOf } from './family-of.ts';
import type { ShareInput } from './input.ts';
import { pathOf, relativeAt } from './relative-path.ts';

/** Result of the law as data: numbers, reasons and doubts. describe.ts has the words. */
export interface ComputedShares {
  family: Family;
  /** The statutory shares, with reasons and doubts. */
  succession: Succession;
  /** Heirs in the order of the succession. */
  heirs: ComputedHeir[];
  /** Remainder in won that cannot be divided. */
  rest: bigint;
  /** The heirs with their gifts, legacies and contributions. */
  coHeirs: CoHeir[];
  /** Whether any gift, legacy, contribution or value at the division is entered. */
  hasBenefits: boolean;
  division: ComputedDivision;
}

interface ComputedHeir {
  id: string;
  fraction: Fraction;
  /** Amount in whole won; null without an estate. */
  won: bigint | null;
  /** Id of the person whom the heir represents; null without one. */
  represents: string | null;
}

/** Statuses of a death that leads to representation. */
const dead: ReadonlySet<RelativeStatus | undefined> = new Set(['predeceased', 'simultaneous']);

/** Computes the heirs and shares of a family, or returns the earlier law that governs it. */
export function computeShares(input: ShareInput): ComputedShares | { earlierLaw: EarlierLaw } {
  const family = familyOf(input);
  const succession = statutoryShares(family);
  if ('earlierLaw' in succession) return succession;
  const { amounts, rest } = sharesInWon(input.estate ?? 0n, succession.shares);
  const hasEstate = input.estate !== null && input.estate > 0n;
  const heirs = succession.shares.map(
    ({ person, fraction, represents }, index): ComputedHeir => ({
      id: person,
      fraction,
      won: hasEstate ? (amounts[index]?.won ?? null) : null,
      represents,
    }),
  );
  const toDivide: DivisionInput & { heirs: CoHeir[] } = {
    death: family.death,
    estate: input.estate,
    elsewhere: input.elsewhere,
    estateAtDivision: input.estateAtDivision,
    heirs: heirs.map((heir) => coHeirOf(heir, input)),
  };
  return {
    family,
    succession,
    heirs,
    rest: heirs.length > 0 ? rest : 0n,
    coHeirs: toDivide.heirs,
    hasBenefits: hasBenefits(toDivide),
    division: computeDivision(toDivide),
  };
}

function coHeirOf({ id, fraction, represents }: ComputedHeir, input: ShareInput): CoHeir {
  const relative = (person: string) => {
    const path = pathOf(person);
    return path && relativeAt(input, path);
  };
  return {
    id,
    fraction,
    represents:
      represents === null ? null : { id: represents, died: dead.has(relative(represents)?.status) },
    benefits: relative(id)?.benefits ?? {},
  };
}
