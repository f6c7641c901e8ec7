import { copy } from './copy.ts';
import type { Donee, Given } from './input.ts';

const { more: words } = copy;

/** Who got a gift; a child's spouse is named first among relatives, and is seldom an heir. */
export function doneeWords(to: Given['to'], donee: Donee): string {
  return to === 'heir' && donee === 'relative' ? words.relatedHeir : words.donees[donee];
}
