import { computeForcedShare } from './compute.ts';
import { type Answer, describeForcedShare } from './describe.ts';
import type { Input } from './input.ts';
import { namesOf } from './names.ts';

/** The result for what was put in so far: computed, and in words. */
export function answer(input: Input): Answer {
  const computed = computeForcedShare(input);
  return describeForcedShare(computed, namesOf(computed.members, input));
}
