declare global {
  interface HTMLElementEventMap {
    /** A counter's input dispatches it with the new number. */
    count: CustomEvent<number>;
  }
}

/** The number in a counter's input; an empty one counts as 0 (conformance NC-4). */
export function countOf(input: HTMLInputElement): number {
  return Number(input.value);
}

/** The bounds in the markup; a missing one is infinite. */
export function boundsOf({ ariaValueMin, ariaValueMax }: HTMLInputElement) {
  return {
    min: ariaValueMin === null ? -Infinity : Number(ariaValueMin),
    max: ariaValueMax === null ? Infinity : Number(ariaValueMax),
  };
}

/** Updates the number for assistive technology, and dispatches `count` if it has changed. */
export function notify(input: HTMLInputElement): void {
  const count = countOf(input);
  const before = Number(input.ariaValueNow);
  input.ariaValueNow = input.value ? String(count) : null;
  if (count === before) return;
  input.dispatchEvent(new CustomEvent('count', { bubbles: true, detail: count }));
}

export function setCount(input: HTMLInputElement, count: number): void {
  input.value = String(count);
  notify(input);
}

/** Steps up or down within the bounds (conformance NC-3); dispatches no `input` event. */
export function step(input: HTMLInputElement, by: number): void {
  const count = countOf(input);
  const { min, max } = boundsOf(input);
  if (by > 0 && count < max) setCount(input, Math.min(max, count + by));
  if (by < 0 && count > min) setCount(input, Math.max(min, count + by));
}
