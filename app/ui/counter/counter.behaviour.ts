import { defineBehaviour } from '#app/browser/behaviours.ts';
import { isModified } from '#app/browser/modified-event.ts';
import { targetOf } from '../target.ts';
import { boundsOf, countOf, keyed, notify, setCount, stepped, typed } from './count.ts';
import { stepByButton } from './step-button.ts';

/** The input: keeps only digits (conformance NC-1) within the bounds (NC-2); arrow keys step (NC-5). */
export const counter = defineBehaviour('counter', (element) => {
  // The component sets this behaviour on nothing else.
  const input = element as HTMLInputElement;
  const end = new AbortController();
  const { signal } = end;
  const clean = () => {
    typed(input, boundsOf(input));
    notify(input);
  };

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
      const count = keyed(event.key, countOf(input), boundsOf(input));
      if (count === null) return;
      event.preventDefault();
      if (count !== countOf(input) || event.key === 'Home') setCount(input, count);
    },
    { signal },
  );
  // Fields are reset only after the event.
  input.form?.addEventListener('reset', () => setTimeout(notify, 0, input), { signal });
  // The browser may have restored a value from an earlier visit.
  notify(input);
  return () => end.abort();
});

/**
 * A button: one step a click, and repeated steps while held down (conformance NC-3). Never disabled, so
 * that it keeps the focus.
 */
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
  const mark = () => {
    const [count, { min, max }] = [countOf(input), boundsOf(input)];
    button.ariaDisabled = String(up ? count >= max : count <= min);
  };
  const step = () => {
    const count = stepped(countOf(input), up ? 1 : -1, boundsOf(input));
    if (count !== countOf(input)) setCount(input, count);
  };
  mark();
  input.addEventListener('count', mark, { signal });
  stepByButton(button, { step, announce: () => announce(input) }, signal);
  return () => end.abort();
});

/** Announces what a button did; for the input's own keys the screen reader reads the focused input. */
function announce(input: HTMLInputElement): void {
  const status = document.getElementById(`${input.id}-status`);
  const text = `${input.labels?.[0]?.textContent ?? ''} ${countOf(input)}`;
  if (status && status.textContent !== text) status.textContent = text;
}
