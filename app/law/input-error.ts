import { isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './family.ts';

/** Reason why an input is impossible. */
export type InputProblem =
  /** Someone descends from themselves or occurs twice. */
  | 'repeated-person'
  /** More people than `MAX_PEOPLE` (check-family.ts). */
  | 'too-many-people'
  /** More than four parents: two by birth and two by adoption. */
  | 'too-many-parents'
  /** Degree of kinship that is not a whole number, or that the relative cannot have. */
  | 'degree'
  /** An unborn parent, spouse or mother, or a spouse of the deceased who remarried before the death. */
  | 'status'
  /** Not a day of the calendar from 1900 to 2199. */
  | 'day'
  | 'negative-amount';

/** Error for impossible input, thrown by every function of `law/` that computes a case. */
export class InputError extends RangeError {
  readonly code: InputProblem;

  constructor(code: InputProblem) {
    super(`Impossible input: ${code}.`);
    this.name = 'InputError';
    this.code = code;
  }
}

/** @throws InputError for an invalid day; ignores undefined */
export function requireDays(...days: readonly (CalendarDate | undefined)[]): void {
  if (days.some((day) => day !== undefined && !isCalendarDate(day))) throw new InputError('day');
}

/** @throws InputError for a negative amount; ignores undefined */
export function requireAmounts(...amounts: readonly (bigint | undefined)[]): void {
  if (amounts.some((won) => won !== undefined && won < 0n)) throw new InputError('negative-amount');
}
