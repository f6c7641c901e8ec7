import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { isModified } from '#app/browser/modified-event.ts';
import { missing, targetOf } from '../target/target.ts';
import { boundsOf, countOf, keyed, notify, setCount, stepped, typed } from './count.ts';
import { stepByButton } from './step-button.ts';

/** The input: keeps only digits (conformance NC-1) within the bounds (NC-2); arrow keys step (NC-5). */
export const counter = defineBehaviour('counter', (element, signal) => {
  // The component sets this behaviour on nothing else.
  const input = element as HTMLInputElement;
  const listen = listenUntil(signal);
  const clean = (event: Event) => {
    typed(input, boundsOf(input), event);
    notify(input);
  };

  listen(input, 'input', (event) => {
    // An input method's composition is left alone until it ends.
    if (!(event instanceof InputEvent && event.isComposing)) clean(event);
  });
  listen(input, 'compositionend', clean);
  listen(input, 'blur', () => {
    const { min } = boundsOf(input);
    if (input.value && countOf(input) < min) setCount(input, min);
  });
  listen(input, 'keydown', (event) => {
    if (isModified(event) || event.isComposing) return;
    const count = keyed(event.key, countOf(input), boundsOf(input));
    if (count === null) return;
    event.preventDefault();
    if (count !== countOf(input) || event.key === 'Home') setCount(input, count);
  });
  // Fields are reset only after the event.
  if (input.form) listen(input.form, 'reset', () => setTimeout(notify, 0, input));
  // The browser may have restored a value from an earlier visit.
  notify(input);
});

/**
 * A button: one step a click, and repeated steps while held down (conformance NC-3). Never disabled, so
 * that it keeps the focus.
 */
export const counterButton = defineBehaviour('counter-button', (button, signal) => {
  const up = 'inputCounterIncrement' in button.dataset;
  const attribute = `data-input-counter-${up ? 'increment' : 'decrement'}`;
  const input = targetOf(button, attribute, (id) => missing('target')(id, 'data-input-counter'));
  if (!(input instanceof HTMLInputElement)) return;
  const mark = () => {
    const [count, { min, max }] = [countOf(input), boundsOf(input)];
    button.setAttribute('aria-disabled', String(up ? count >= max : count <= min));
  };
  const step = () => {
    const count = stepped(countOf(input), up ? 1 : -1, boundsOf(input));
    if (count !== countOf(input)) setCount(input, count);
  };
  mark();
  listenUntil(signal)(input, 'count', mark);
  stepByButton(button, { step, announce: () => announce(input) }, signal);
});

/** Announces what a button did; for the input's own keys the screen reader reads the focused input. */
function announce(input: HTMLInputElement): void {
  const status = document.getElementById(`${input.id}-status`);
  const text = `${input.labels?.[0]?.textContent ?? ''} ${countOf(input)}`;
  if (status && status.textContent !== text) status.textContent = text;
}
