declare global {
  interface HTMLElementEventMap {
    /** The number of a counter has changed; its input sends it, with the number. */
    count: CustomEvent<number>;
  }
}

/** Milliseconds until a button that is held down repeats, and between its steps (conformance NC-3). */
export const REPEAT_AFTER = 400;
export const REPEAT_EVERY = 80;

/** More digits than these a number cannot hold. */
const MAX_DIGITS = 15;

export interface Bounds {
  min: number;
  max: number;
}

/** The number in a counter's input: an empty one counts as 0 (conformance NC-4). */
export function countOf(input: HTMLInputElement): number {
  return Number(input.value);
}

/** The bounds that the markup states: 0 is one, none is infinite. */
export function boundsOf({ ariaValueMin, ariaValueMax }: HTMLInputElement): Bounds {
  return {
    min: ariaValueMin === null ? -Infinity : Number(ariaValueMin),
    max: ariaValueMax === null ? Infinity : Number(ariaValueMax),
  };
}

/** Says the number to assistive technology, and to whoever listens when it is another one. */
export function tell(input: HTMLInputElement): void {
  const count = countOf(input);
  const before = Number(input.ariaValueNow);
  input.ariaValueNow = input.value ? String(count) : null;
  if (count === before) return;
  input.dispatchEvent(new CustomEvent('count', { bubbles: true, detail: count }));
}

/** Puts a number into the input; sends no `input` event (conformance NC-3). */
export function setCount(input: HTMLInputElement, count: number): void {
  input.value = String(count);
  tell(input);
}

/** One step up or down from a number, within the bounds. */
export function stepped(count: number, by: number, { min, max }: Bounds): number {
  if (by > 0 && count < max) return Math.min(max, count + by);
  if (by < 0 && count > min) return Math.max(min, count + by);
  return count;
}

/**
 * Leaves only digits in an input, within the bounds, and the caret where it was (conformance NC-1, NC-2).
 *
 * @returns the text it holds now
 */
export function typed(input: HTMLInputElement, { min, max }: Bounds): string {
  const caret = digitsOf(input.value.slice(0, input.selectionEnd ?? undefined)).length;
  const digits = digitsOf(input.value).slice(0, MAX_DIGITS);
  let text = digits;
  if (digits && Number(digits) > max) text = String(max);
  // "1" of "12" is below 10 as well: from 10 on, the bound waits until all its digits are there.
  else if (digits && Number(digits) < min && (min < 10 || digits.length >= String(min).length))
    text = String(min);
  if (text !== input.value) {
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}

/** Steps and places that a key stands for; null for any other key (conformance NC-5). */
export function keyed(key: string, count: number, bounds: Bounds): number | null {
  const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key];
  if (by) return stepped(count, by, bounds);
  const to = { Home: bounds.min, End: bounds.max }[key] ?? Infinity;
  return Number.isFinite(to) ? to : null;
}

/** The digits of a text; those of full width, as Korean and Japanese input methods make them, are taken too. */
function digitsOf(text: string): string {
  const half = text.replace(/[０-９]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - 0xfee0),
  );
  return half.replace(/\D/g, '');
}
