import { maxWon } from '../won.ts';
import type { Gift, Legacy } from './situation.ts';

/** What a gift is worth, in whole won. */
export interface Worth {
  atDeath: bigint;
  /**
   * What `atDeath` is at the end of the trial, where the thing's value then was put in; else as at the death. The part
   * that is given back is one of the thing as it is at the death, with what the recipient's work added, whose value
   * has grown as a whole (대법원 2020다250783).
   */
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
  const asItIs = maxWon(amount - (burden ?? 0n), 0n);
  const atDeath = maxWon(asItIs - (improvement ?? 0n), 0n);
  if (asItIs === 0n) return { atDeath, atTrial: atTrial(valueAtTrial, burden, atDeath) };
  const grown = atTrial(valueAtTrial, burden, asItIs);
  return { atDeath, atTrial: (atDeath * grown) / asItIs };
}

/** The same of a legacy that is worth so much at the death. */
export function worthOfLegacy(legacy: Legacy, atDeath: bigint): Worth {
  if ('part' in legacy) return { atDeath, atTrial: atDeath };
  return { atDeath, atTrial: atTrial(legacy.valueAtTrial, legacy.burden, atDeath) };
}

function atTrial(value: bigint | undefined, burden: bigint | undefined, atDeath: bigint): bigint {
  return value === undefined ? atDeath : maxWon(value - (burden ?? 0n), 0n);
}
