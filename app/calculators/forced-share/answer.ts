import { computeForcedShare } from './compute.ts';
import { type Answer, describeForcedShare } from './describe.ts';
import type { Input } from './input.ts';
import { namesOf } from './names.ts';

/** Computes the result from the entries so far and puts it in words. */
export function answer(input: Input): Answer {
  const computed = computeForcedShare(input);
  return describeForcedShare(computed, namesOf(computed.members, input));
}
