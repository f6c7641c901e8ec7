import * as v from 'valibot';
import { copy } from './copy.ts';

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
