import { isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './family.ts';

/** Why an input is impossible. */
export type InputProblem =
  /** Someone descends from themselves, or stands in the family twice. */
  | 'repeated-person'
  /** More than `MAX_PEOPLE` (check-family.ts). */
  | 'too-many-people'
  /** More than four parents: two by birth and two by adoption. */
  | 'too-many-parents'
  /** Of kinship: not whole, or not one that the relative can have. */
  | 'degree'
  /** An unborn parent, spouse or mother, a deceased's spouse who remarried before the death. */
  | 'status'
  /** No day of the calendar from 1900 to 2199. */
  | 'day'
  | 'negative-amount';

/** Thrown where input is impossible, by every function of `law/` that computes a case. */
export class InputError extends RangeError {
  readonly code: InputProblem;

  constructor(code: InputProblem) {
    super(`Impossible input: ${code}.`);
    this.name = 'InputError';
    this.code = code;
  }
}

/** @throws InputError for a text that is no day; undefined is left out */
export function requireDays(...days: readonly (CalendarDate | undefined)[]): void {
  if (days.some((day) => day !== undefined && !isCalendarDate(day))) throw new InputError('day');
}

/** @throws InputError for an amount below zero; undefined is left out */
export function requireAmounts(...amounts: readonly (bigint | undefined)[]): void {
  if (amounts.some((won) => won !== undefined && won < 0n)) throw new InputError('negative-amount');
}
