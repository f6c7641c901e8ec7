import type { TypedText } from '#app/ui/typing/format-while-typing.ts';
import { narrow } from '#app/ui/typing/narrow.ts';
import { groupDigits, isGrouped } from './won.ts';

/**
 * Groups the digits of an amount while the visitor types. Leaves text other than digits and commas, such as 9억, as it
 * is. Also leaves commas that the visitor typed until they separate thousands, because 3,5 may become 3,5억. Removes
 * a digit only if the visitor deleted the comma next to it.
 */
export function arrangeWon(typed: TypedText, before = '', forward = false): TypedText {
  const value = narrow(typed.value);
  if (/[^\d,\s]/.test(value) || hasOwnSeparators(value, narrow(before))) return typed;
  let digits = digitsOf(value);
  let ahead = digitsOf(value.slice(0, typed.caret)).length;
  const lostComma =
    isGrouped(before) && before.length - value.length === 1 && digitsOf(before) === digits;
  if (lostComma) {
    if (!forward && ahead > 0) ahead--;
    digits = digits.slice(0, ahead) + digits.slice(ahead + 1);
  }
  const zeros = /^0*(?=\d)/.exec(digits)?.[0].length ?? 0;
  const grouped = groupDigits(digits.slice(zeros));
  return { value: grouped, caret: placeAfter(grouped, Math.max(ahead - zeros, 0)) };
}

/** Whether the visitor typed, now or before, a comma or space that does not separate thousands. */
function hasOwnSeparators(value: string, before: string): boolean {
  const [now, then] = [separatorsIn(value), separatorsIn(before)];
  if (now === 0 || isGrouped(value.trim())) return false;
  return now > then || (then > 0 && !isGrouped(before.trim()));
}

function separatorsIn(text: string): number {
  return text.trim().match(/[,\s]/g)?.length ?? 0;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The position after the first `count` digits. */
function placeAfter(grouped: string, count: number): number {
  let place = 0;
  for (let seen = 0; seen < count && place < grouped.length; place++) {
    if (grouped[place] !== ',') seen++;
  }
  return place;
}
