import * as v from 'valibot';
import { checkFamily } from '#app/law/check-family.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { InputError } from '#app/law/input-error.ts';
import { isFuture } from '../parts/use-today.ts';
import { FamilyCodeSchema } from './family-code.ts';
import { familyOf } from './family-of.ts';
import type { ShareInput } from './input.ts';

/** What a link may hold: a family that the law answers. */
export const InputSchema = v.pipe(FamilyCodeSchema, v.check(isPossible));

/**
 * Why there is no answer; null: there is one.
 *
 * @param today empty where it is not known
 */
export function problemOf(input: ShareInput, today: CalendarDate): 'future' | 'impossible' | null {
  if (isFuture(input.death, today)) return 'future';
  return isPossible(input) ? null : 'impossible';
}

function isPossible(input: ShareInput): boolean {
  try {
    checkFamily(familyOf(input));
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
