import { isModified } from '#app/browser/modified-event.ts';

/** Fields for which a phone shows a keyboard. In other fields Enter submits the form, as usual. */
const TYPED = 'input:not([type="radio"], [type="checkbox"])';

/**
 * Labels the Enter key of an on-screen keyboard 다음 for a field of a form. The script sets the label, because without
 * it Enter submits the form.
 */
export function labelEnter(field: Element | null): void {
  if (field instanceof HTMLInputElement && field.form && field.matches(TYPED))
    field.setAttribute('enterkeyhint', 'next');
}

/** Moves the focus on Enter in a typed field to the next field, and from the last field to the submit button. */
export function followEnter(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLInputElement && target.matches(TYPED))) return;
  // Enter also commits a composed syllable. Safari reports that only by the key code.
  if (key !== 'Enter' || isModified(event) || event.isComposing || event.keyCode === 229) return;
  const { form } = target;
  if (!form) return;
  const controls = [...form.elements];
  const next = controls.slice(controls.indexOf(target) + 1).find(isStop);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  (chosenOf(next, form) ?? next).focus();
}

/** The checked radio button of a group, which is also where the Tab key stops. */
function chosenOf(control: HTMLElement, form: HTMLFormElement): HTMLInputElement | null {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return null;
  return form.querySelector(`input[type="radio"][name="${control.name}"]:checked`);
}

/** Whether the keyboard stops at a control. */
export function isStop(control: Element): boolean {
  if (!(control instanceof HTMLElement) || control.tabIndex < 0) return false;
  if (control.closest('[hidden], dialog, details:not([open])')) return false;
  if (control instanceof HTMLButtonElement) return control.type === 'submit';
  return control.matches('input, select, textarea');
}
