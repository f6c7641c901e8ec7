import * as v from 'valibot';
import { copy } from './copy.ts';
import { formatWon, MAX_WON } from './won.ts';

/** Amount in an address: a string of digits. */
export const AmountSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,40}$/),
  v.transform((digits) => BigInt(digits)),
  v.maxValue(MAX_WON, copy.mostWon(formatWon(MAX_WON))),
);

/** Amount in an address, or null for an empty field. */
export const WonSchema = v.nullable(AmountSchema);
