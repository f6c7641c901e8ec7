import { copy } from './copy.ts';
import { isGrandchild } from './estate.ts';
import type { Donee, Given } from './input.ts';

const { more: words } = copy;

/** Names the donee of a gift. Grandchildren and a child's spouse are heirs only by representation. */
export function doneeWords(to: Given['to'], donee: Donee): string {
  if (to === 'heir' && donee === 'relative') return words.relatedHeir;
  return to === 'heir' && isGrandchild(donee)
    ? `${words.represents} ${words.donees[donee]}`
    : words.donees[donee];
}
