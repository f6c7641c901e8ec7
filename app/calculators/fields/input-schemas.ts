import * as v from 'valibot';
import { isCalendarDate } from '#app/law/calendar.ts';
import { copy } from '../copy.ts';
import { formatWon, MAX_WON } from './won.ts';

/** Whole number in an address. Above `max` its issue names the limit (`useCalculator`). */
export const countSchema = (label: string, max: number, { min = 0, unit = '명' } = {}) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max, copy.most(label, `${max}${unit}`)),
  );

/** Rows in an address. Above `max` their issue names the limit. */
export const rowsSchema = <Row extends v.GenericSchema>(
  row: Row,
  label: string,
  max: number,
  unit = '건',
) => v.pipe(v.array(row), v.maxLength(max, copy.most(label, `${max}${unit}`)));

/** Day in an address. It must exist in the calendar, in a year that the fields accept. */
export const DaySchema = v.pipe(v.string(), v.check(isCalendarDate));

/** Amount in an address: a string of digits. */
export const AmountSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,40}$/),
  v.transform((digits) => BigInt(digits)),
  v.maxValue(MAX_WON, copy.mostWon(formatWon(MAX_WON))),
);

/** Amount in an address, or null for an empty field. */
export const WonSchema = v.nullable(AmountSchema);
