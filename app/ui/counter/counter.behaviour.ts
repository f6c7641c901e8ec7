import { defineBehaviour } from '#app/browser/behaviours.ts';
import { isModified } from '#app/browser/modified-event.ts';
import { targetOf } from '../target.ts';
import { boundsOf, countOf, setCount, step, tell } from './count.ts';

/** Milliseconds until a button that is held down repeats, and between its steps. */
const REPEAT_AFTER = 400;
const REPEAT_EVERY = 80;

/** More digits than these a number cannot hold. */
const MAX_DIGITS = 15;

/** The input: only digits stay (conformance NC-1), within the bounds (NC-2); arrow keys step (NC-5). */
export const counter = defineBehaviour('counter', (element) => {
  // The component puts this behaviour on nothing else.
  const input = element as HTMLInputElement;
  const end = new AbortController();
  const { signal } = end;
  const clean = () => cleanTyped(input);

  input.addEventListener(
    'input',
    (event) => {
      // The letters of an input method are left alone until they are done.
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
  // The fields have their old values back only after the event.
  input.form?.addEventListener('reset', () => setTimeout(tell, 0, input), { signal });
  // What the browser has kept from an earlier visit.
  tell(input);
  return () => end.abort();
});

/** A button: one step a click; held down it goes on (conformance NC-3). Never disabled, so it keeps the focus. */
export const counterButton = defineBehaviour('counter-button', (button) => {
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
      // The click that ends a long press: it has counted already. A key's click has no detail.
      if (repeated && detail > 0) return;
      go();
      announce(input);
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => end.abort();
});

/** Digits only, within the bounds, the caret where it was. */
function cleanTyped(input: HTMLInputElement): void {
  const caret = digitsOf(input.value.slice(0, input.selectionEnd ?? undefined)).length;
  const digits = digitsOf(input.value).slice(0, MAX_DIGITS);
  const { min, max } = boundsOf(input);
  let text = digits;
  if (digits && Number(digits) > max) text = String(max);
  // "1" of "12" is below 10 as well: from 10 on, the bound waits until all its digits are there.
  else if (digits && Number(digits) < min && (min < 10 || digits.length >= String(min).length))
    text = String(min);
  if (text !== input.value) {
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  tell(input);
}

/** The digits of a text; those of full width, as Korean and Japanese input methods make them, are taken too. */
function digitsOf(text: string): string {
  const half = text.replace(/[０-９]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - 0xfee0),
  );
  return half.replace(/\D/g, '');
}

/** Says what a button has done; the input's own keys are told by the focus on it. */
function announce(input: HTMLInputElement): void {
  const status = document.getElementById(`${input.id}-status`);
  const text = `${input.labels?.[0]?.textContent ?? ''} ${countOf(input)}`;
  if (status && status.textContent !== text) status.textContent = text;
}
