declare global {
  interface HTMLElementEventMap {
    /** The number of a counter has changed; its input sends it, with the number. */
    count: CustomEvent<number>;
  }
}

/** The number in a counter's input: an empty one counts as 0 (conformance NC-4). */
export function countOf(input: HTMLInputElement): number {
  return Number(input.value);
}

/** The bounds that the markup states: 0 is one, none is infinite. */
export function boundsOf({ ariaValueMin, ariaValueMax }: HTMLInputElement) {
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

export function setCount(input: HTMLInputElement, count: number): void {
  input.value = String(count);
  tell(input);
}

/** Goes up or down and stops at the bounds (conformance NC-3); sends no `input` event. */
export function step(input: HTMLInputElement, by: number): void {
  const count = countOf(input);
  const { min, max } = boundsOf(input);
  if (by > 0 && count < max) setCount(input, Math.min(max, count + by));
  if (by < 0 && count > min) setCount(input, Math.max(min, count + by));
}
