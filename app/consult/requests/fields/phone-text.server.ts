import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { formatPhone } from './phone.ts';

/**
 * Returns a number in the form that the firm reads: 010-1234-5678, or +1 213 555 0123 for another country's. On the
 * server only, because the library holds the numbering plans of all countries.
 *
 * @param number the number that `parsePhone` returns
 */
export function phoneText(number: string): string {
  if (!number.startsWith('+')) return formatPhone(number);
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
