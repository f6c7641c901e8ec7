import { maxWon } from '../won.ts';
import type { Gift, Legacy } from './situation.ts';

/** What a gift is worth, in whole won. */
export interface Worth {
  atDeath: bigint;
  /** At the end of the trial, where that was put in; else as at the death. */
  atTrial: bigint;
}

/**
 * The value of what was given: without debts taken over with it (대법원 2009다15794) and what the recipient's own work
 * added (2010다104768); of life insurance the money, in proportion to the premiums that the deceased paid
 * (2020다247428).
 */
export function worthOf({ amount, burden, improvement, premiums, valueAtTrial }: Gift): Worth {
  if (premiums) {
    const { all, byDeceased } = premiums;
    const money = all === 0n ? 0n : (amount * byDeceased) / all;
    return { atDeath: money, atTrial: money };
  }
  const atDeath = maxWon(amount - (burden ?? 0n) - (improvement ?? 0n), 0n);
  return { atDeath, atTrial: atTrial(valueAtTrial, burden, atDeath) };
}

/** The same of a legacy that is worth so much at the death. */
export function worthOfLegacy(legacy: Legacy, atDeath: bigint): Worth {
  if ('part' in legacy) return { atDeath, atTrial: atDeath };
  return { atDeath, atTrial: atTrial(legacy.valueAtTrial, legacy.burden, atDeath) };
}

function atTrial(value: bigint | undefined, burden: bigint | undefined, atDeath: bigint): bigint {
  return value === undefined ? atDeath : maxWon(value - (burden ?? 0n), 0n);
}
