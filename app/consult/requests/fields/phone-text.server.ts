import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { formatPhone } from './phone.ts';

/**
 * A number as the firm reads it: 010-1234-5678, or another country's in its international form, +1 213 555 0123. On the
 * server alone, because the library holds the numbering plans of all countries.
 *
 * @param number as `parsePhone` gives it
 */
export function phoneText(number: string): string {
  if (!number.startsWith('+')) return formatPhone(number);
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
