import type { Behaviour } from '#app/browser/behaviours.ts';
import { isModified } from '#app/browser/modified-event.ts';
import { targetOf } from '../target.ts';
import { boundsOf, countOf, notify, setCount, step } from './count.ts';

/** Milliseconds before a button that is held down repeats, and between its steps. */
const REPEAT_AFTER = 400;
const REPEAT_EVERY = 80;

/** A number keeps no more digits exactly. */
const MAX_DIGITS = 15;

/** The input: keeps only digits (conformance NC-1) within the bounds (NC-2); arrow keys step (NC-5). */
export const counter: Behaviour = (element) => {
  // The component sets this behaviour on nothing else.
  const input = element as HTMLInputElement;
  const end = new AbortController();
  const { signal } = end;
  const clean = () => cleanTyped(input);

  input.addEventListener(
    'input',
    (event) => {
      // An input method's composition is left alone until it ends.
      if (!(event instanceof InputEvent && event.isComposing)) clean();
    },
    { signal },
  );
  input.addEventListener('compositionend', clean, { signal });
  input.addEventListener(
    'blur',
    () => {
      const { min } = boundsOf(input);
      if (input.value && countOf(input) < min) setCount(input, min);
    },
    { signal },
  );
  input.addEventListener(
    'keydown',
    (event) => {
      if (isModified(event) || event.isComposing) return;
      const { min, max } = boundsOf(input);
      const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
      const to = { Home: min, End: max }[event.key] ?? Infinity;
      if (by) step(input, by);
      else if (Number.isFinite(to)) setCount(input, to);
      else return;
      event.preventDefault();
    },
    { signal },
  );
  // Fields are reset only after the event.
  input.form?.addEventListener('reset', () => setTimeout(notify, 0, input), { signal });
  // The browser may have restored a value from an earlier visit.
  notify(input);
  return () => end.abort();
};

/**
 * A button: one step a click, and repeated steps while held down (conformance NC-3). Never disabled, so
 * that it keeps the focus.
 */
export const counterButton: Behaviour = (button) => {
  const end = new AbortController();
  const { signal } = end;
  const up = 'inputCounterIncrement' in button.dataset;
  const input = targetOf(
    button,
    up ? 'inputCounterIncrement' : 'inputCounterDecrement',
    (id) =>
      `The target element with id "${id}" does not exist. Please check the data-input-counter attribute.`,
  );
  if (!(input instanceof HTMLInputElement)) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let repeated = false;

  const mark = () => {
    const [count, { min, max }] = [countOf(input), boundsOf(input)];
    button.ariaDisabled = String(up ? count >= max : count <= min);
  };
  const go = () => step(input, up ? 1 : -1);
  const repeat = () => {
    repeated = true;
    go();
    timer = setTimeout(repeat, REPEAT_EVERY);
  };
  const stop = () => {
    clearTimeout(timer);
    if (repeated && timer !== undefined) announce(input);
    timer = undefined;
  };

  mark();
  input.addEventListener('count', mark, { signal });
  button.addEventListener(
    'pointerdown',
    (event) => {
      stop();
      repeated = false;
      if (event.button === 0) timer = setTimeout(repeat, REPEAT_AFTER);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointerleave', 'pointercancel']) {
    button.addEventListener(type, stop, { signal });
  }
  button.addEventListener(
    'click',
    ({ detail }) => {
      // The click that ends a long press was counted already. A click by keyboard has no detail.
      if (repeated && detail > 0) return;
      go();
      announce(input);
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => end.abort();
};

/** Keeps the digits, within the bounds, and the position of the caret. */
function cleanTyped(input: HTMLInputElement): void {
  const caret = digitsOf(input.value.slice(0, input.selectionEnd ?? undefined)).length;
  const digits = digitsOf(input.value).slice(0, MAX_DIGITS);
  const { min, max } = boundsOf(input);
  let text = digits;
  if (digits && Number(digits) > max) text = String(max);
  // A number below `min` may be incomplete ("1" of "12"): bounds of 10 and more wait for all digits.
  else if (digits && Number(digits) < min && (min < 10 || digits.length >= String(min).length))
    text = String(min);
  if (text !== input.value) {
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  notify(input);
}

/** The digits of a text, including the full-width ones of Korean and Japanese input methods. */
function digitsOf(text: string): string {
  const half = text.replace(/[０-９]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - 0xfee0),
  );
  return half.replace(/\D/g, '');
}

/** Announces what a button did; for the input's own keys the screen reader reads the focused input. */
function announce(input: HTMLInputElement): void {
  const status = document.getElementById(`${input.id}-status`);
  const text = `${input.labels?.[0]?.textContent ?? ''} ${countOf(input)}`;
  if (status && status.textContent !== text) status.textContent = text;
}
