import { maxWon } from '../won.ts';
import type { Gift, Legacy } from './situation.ts';

/** Value of a gift or legacy, in whole won. */
export interface Worth {
  atDeath: bigint;
  /**
   * Value of that part at the end of the trial; equals `atDeath` if the thing's later value is unknown. The part that
   * is given back is a fraction of the thing as it was at the death, including the recipient's improvements. It grows
   * with the value of the whole thing (대법원 2020다250783).
   */
  atTrial: bigint;
}

/**
 * Values a gift without the debts taken over with it (대법원 2009다15794) and without the value that the recipient's
 * own work added (2010다104768). Life insurance counts in proportion to the premiums that the deceased paid
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

/** Values a legacy whose value at the death is known. A universal legacy keeps that value. */
export function worthOfLegacy(legacy: Legacy, atDeath: bigint): Worth {
  if ('part' in legacy) return { atDeath, atTrial: atDeath };
  return { atDeath, atTrial: atTrial(legacy.valueAtTrial, legacy.burden, atDeath) };
}

function atTrial(value: bigint | undefined, burden: bigint | undefined, atDeath: bigint): bigint {
  return value === undefined ? atDeath : maxWon(value - (burden ?? 0n), 0n);
}
