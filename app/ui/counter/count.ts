import { narrow } from '../typing/narrow.ts';

declare global {
  interface HTMLElementEventMap {
    /** A counter's input dispatches it with the new number. */
    count: CustomEvent<number>;
  }
}

/** A number keeps no more digits exactly. */
const MAX_DIGITS = 15;

export interface Bounds {
  min: number;
  max: number;
}

/** The number in a counter's input; an empty one counts as 0 (conformance NC-4). */
export function countOf(input: HTMLInputElement): number {
  return Number(input.value);
}

/** The bounds in the markup; a missing one is infinite. */
export function boundsOf(input: HTMLInputElement): Bounds {
  return {
    min: Number(input.getAttribute('aria-valuemin') ?? -Infinity),
    max: Number(input.getAttribute('aria-valuemax') ?? Infinity),
  };
}

/** Updates the number for assistive technology, and dispatches `count` if it has changed. */
export function notify(input: HTMLInputElement): void {
  const count = countOf(input);
  const before = Number(input.getAttribute('aria-valuenow'));
  if (input.value) input.setAttribute('aria-valuenow', String(count));
  else input.removeAttribute('aria-valuenow');
  if (count === before) return;
  input.dispatchEvent(new CustomEvent('count', { bubbles: true, detail: count }));
}

/** Sets the number of an input; dispatches no `input` event (conformance NC-3). */
export function setCount(input: HTMLInputElement, count: number): void {
  input.value = String(count);
  notify(input);
}

/** One step up or down from a number, within the bounds. */
export function stepped(count: number, by: number, { min, max }: Bounds): number {
  if (by > 0 && count < max) return Math.min(max, count + by);
  if (by < 0 && count > min) return Math.max(min, count + by);
  return count;
}

/**
 * Keeps the digits of an input, within the bounds, and the position of the caret (conformance NC-1, NC-2).
 *
 * @param event by which its text came
 * @returns its new text
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
 * @param byKey whether the last key press made it; otherwise 1~2, pasted or composed, is no number: it is not 12
 * @returns empty where there is none
 */
export function countIn(text: string, { min, max }: Bounds, byKey: boolean): string {
  if (!byKey && /\d\D+\d/.test(narrow(text))) return '';
  const digits = digitsOf(text).slice(0, MAX_DIGITS);
  if (digits && Number(digits) > max) return String(max);
  // A number below `min` may be incomplete ("1" of "12"): bounds of 10 and more wait for all digits.
  if (digits && Number(digits) < min && (min < 10 || digits.length >= String(min).length))
    return String(min);
  return digits;
}

function isKeyPress(event: Event): boolean {
  return (
    event instanceof InputEvent && event.inputType === 'insertText' && event.data?.length === 1
  );
}

/** The number after a key press; null for a key without a function (conformance NC-5). */
export function keyed(key: string, count: number, bounds: Bounds): number | null {
  const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key];
  if (by) return stepped(count, by, bounds);
  const to = { Home: bounds.min, End: bounds.max }[key] ?? Infinity;
  return Number.isFinite(to) ? to : null;
}

export function digitsOf(text: string): string {
  return narrow(text).replace(/\D/g, '');
}
