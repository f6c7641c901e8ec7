import * as v from 'valibot';
import { copy } from './copy.ts';
import { formatWon, MAX_WON } from './won.ts';

/** An amount in an address: a text of digits. */
export const AmountSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,40}$/),
  v.transform((digits) => BigInt(digits)),
  v.maxValue(MAX_WON, copy.mostWon(formatWon(MAX_WON))),
);

/** An amount, or null where none was put in. */
export const WonSchema = v.nullable(AmountSchema);
