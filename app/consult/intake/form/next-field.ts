import type { KeyboardEvent } from 'react';

/** Fields that take more than Enter: a text of several lines, and buttons. */
const ENTER_IS_THEIRS = 'textarea, button';

/**
 * Labels the Enter key of an on-screen keyboard 다음 for a field of a form. Only here, by the script that makes it true: without
 * script Enter sends the form.
 */
export function labelEnter(field: Element | null): void {
  if (field instanceof HTMLInputElement && field.form) field.enterKeyHint = 'next';
}

/** Enter in a field of the form leads to the next one, and from the last one to the button that sends. */
export function followEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  // Enter also ends the composition of a syllable; Safari tells it by the key code alone.
  if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
  if (!(target instanceof HTMLElement) || target.matches(ENTER_IS_THEIRS)) return;
  const controls = [...form.elements];
  const next = controls.slice(controls.indexOf(target) + 1).find((it) => isStop(it, target));
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
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
