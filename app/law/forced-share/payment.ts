import { forcedShareReasons as say } from '#app/content/forced-share-reasons.ts';
import { applies } from '../amendments.ts';
import type { Reason } from '../explanation.ts';
import type { CalendarDate } from '../family.ts';

/** In money with interest, or the things themselves; the amounts are their value then. */
export type Payment = 'value' | 'in-kind';

/** How a forced share is made good, by the day of the death (민법 1115①). */
export function paymentFor(death: CalendarDate): { payment: Payment; reason: Reason } {
  return applies('forced-share-in-value', death)
    ? { payment: 'value', reason: say.inValue }
    : { payment: 'in-kind', reason: say.inKind };
}

/** A limitation of the claim, by the deadline's name; the dates are the deadlines' concern. */
export interface Limitation extends Reason {
  rule: 'forced-share-1y' | 'forced-share-10y';
}

/** Until when the claim must be made (민법 1117). */
export const limitations: Limitation[] = [
  {
    rule: 'forced-share-1y',
    ...say.withinOneYear,
  },
  {
    rule: 'forced-share-10y',
    ...say.withinTenYears,
  },
];
