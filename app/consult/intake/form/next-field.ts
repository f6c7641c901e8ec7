import type { KeyboardEvent } from 'react';

/**
 * Labels the Enter key of an on-screen keyboard 다음 for a field of a form. Only here, by the script that makes it true: without
 * script Enter sends the form.
 */
export function labelEnter(field: Element | null): void {
  if (field instanceof HTMLInputElement && field.form) field.setAttribute('enterkeyhint', 'next');
}

/** Enter in a field of the form leads to the next one, and from the last one to the button that sends. */
export function followEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  // Links, folded parts, buttons and texts of several lines have an Enter of their own.
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  // Enter also ends the composition of a syllable; Safari tells it by the key code alone.
  if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
  const controls = [...form.elements];
  const next = controls.slice(controls.indexOf(target) + 1).find((it) => isStop(it, target));
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  (chosenOf(next, form) ?? next).focus();
}

/** Of a choice, the button that is pressed, as with the Tab key. */
function chosenOf(control: HTMLElement, form: HTMLFormElement): HTMLInputElement | null {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return null;
  return form.querySelector(`input[type="radio"][name="${control.name}"]:checked`);
}

/** Whether the keyboard stops at a control after this one: the buttons of one choice are one stop. */
function isStop(control: Element, from: Element): boolean {
  if (!(control instanceof HTMLElement) || control.tabIndex < 0) return false;
  if (control.closest('[hidden], dialog, details:not([open])')) return false;
  if (control instanceof HTMLButtonElement) return control.type === 'submit';
  const isSameChoice =
    control instanceof HTMLInputElement &&
    from instanceof HTMLInputElement &&
    control.type === 'radio' &&
    control.name === from.name;
  return control.matches('input, select, textarea') && !isSameChoice;
}
