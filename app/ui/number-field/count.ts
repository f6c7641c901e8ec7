import { narrow } from '../typing/narrow.ts';

/** Digits that a JavaScript number holds exactly. */
const MAX_DIGITS = 15;

export interface Bounds {
  min: number;
  max: number;
}

/** Steps up or down from a number, within the bounds. */
export function stepped(count: number, by: number, { min, max }: Bounds): number {
  if (by > 0 && count < max) return Math.min(max, count + by);
  if (by < 0 && count > min) return Math.max(min, count + by);
  return count;
}

/**
 * Reduces the text of an input to a number within the bounds, and keeps the caret's place (conformance NC-1, NC-2).
 *
 * @param event the `input` or `compositionend` event
 * @returns the new text
 */
export function typed(input: HTMLInputElement, bounds: Bounds, event: Event): string {
  const caret = digitsOf(input.value.slice(0, input.selectionEnd ?? undefined)).length;
  const text = countIn(input.value, bounds, isKeyPress(event));
  if (text !== input.value) {
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}

/**
 * The number in a text: its digits, within the bounds.
 *
 * @param byKey whether a key press changed the text. Pasted or composed, 1~2 is rejected: it does not mean 12
 * @returns the empty string if none is left
 */
export function countIn(text: string, { min, max }: Bounds, byKey: boolean): string {
  if (!byKey && /\d\D+\d/.test(narrow(text))) return '';
  const digits = digitsOf(text).slice(0, MAX_DIGITS);
  if (digits && Number(digits) > max) return String(max);
  // "1" may be the beginning of "12": a minimum of two digits applies once both are typed.
  if (digits && Number(digits) < min && (min < 10 || digits.length >= String(min).length))
    return String(min);
  return digits;
}

function isKeyPress(event: Event): boolean {
  return (
    event instanceof InputEvent && event.inputType === 'insertText' && event.data?.length === 1
  );
}

/** The number after a key press; null for keys that do not step (conformance NC-5). */
export function keyed(key: string, count: number, bounds: Bounds): number | null {
  const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key];
  if (by) return stepped(count, by, bounds);
  const to = { Home: bounds.min, End: bounds.max }[key] ?? Infinity;
  return Number.isFinite(to) ? to : null;
}

export function digitsOf(text: string): string {
  return narrow(text).replace(/\D/g, '');
}
