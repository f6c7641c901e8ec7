import * as v from 'valibot';
import { checkFamily } from '#app/law/check-family.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { InputError, type InputProblem } from '#app/law/input-error.ts';
import { isFuture } from '../state/use-today.ts';
import { copy } from './copy.ts';
import { FamilyCodeSchema } from './family-code.ts';
import { familyOf } from './family-of.ts';
import type { ShareInput } from './input.ts';

/** Schema of a link: a family that the law answers. */
export const InputSchema = v.pipe(
  FamilyCodeSchema,
  v.check((input) => faultOf(input) !== 'too-many-people', copy.beyond.family),
  v.check((input) => faultOf(input) === null),
);

/**
 * Returns why a family has no answer, or null if it has one.
 *
 * @param today empty until the browser knows it
 */
export function problemOf(input: ShareInput, today: CalendarDate): 'future' | 'impossible' | null {
  if (isFuture(input.death, today)) return 'future';
  return faultOf(input) && 'impossible';
}

function faultOf(input: ShareInput): InputProblem | null {
  try {
    checkFamily(familyOf(input));
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
}
