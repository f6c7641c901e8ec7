import { defineBehaviour } from '#app/browser/behaviours.ts';
import { isModified } from '#app/browser/modified-event.ts';
import { targetOf } from '../target.ts';
import {
  boundsOf,
  countOf,
  keyed,
  REPEAT_AFTER,
  REPEAT_EVERY,
  setCount,
  stepped,
  tell,
  typed,
} from './count.ts';

/** The input: only digits stay (conformance NC-1), within the bounds (NC-2); arrow keys step (NC-5). */
export const counter = defineBehaviour('counter', (element) => {
  // The component puts this behaviour on nothing else.
  const input = element as HTMLInputElement;
  const end = new AbortController();
  const { signal } = end;
  const clean = () => {
    typed(input, boundsOf(input));
    tell(input);
  };

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
      const count = keyed(event.key, countOf(input), boundsOf(input));
      if (count === null) return;
      event.preventDefault();
      if (count !== countOf(input) || event.key === 'Home') setCount(input, count);
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
  const go = () => {
    const count = stepped(countOf(input), up ? 1 : -1, boundsOf(input));
    if (count !== countOf(input)) setCount(input, count);
  };
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

/** Says what a button has done; the input's own keys are told by the focus on it. */
function announce(input: HTMLInputElement): void {
  const status = document.getElementById(`${input.id}-status`);
  const text = `${input.labels?.[0]?.textContent ?? ''} ${countOf(input)}`;
  if (status && status.textContent !== text) status.textContent = text;
}
