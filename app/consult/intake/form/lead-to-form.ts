import { isModified } from '#app/browser/modified-event.ts';
import { isStop } from './next-field.ts';

/**
 * Makes links to the form's own page move the focus into the form, because on this page they would change nothing
 * (conformance RT-16). Focuses the first empty field, required ones first, or else the button.
 */
export function leadToForm(form: HTMLFormElement, signal: AbortSignal): void {
  const lead = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const page = new URL(form.action);
    page.hash = '';
    const isHere = location.pathname === page.pathname && form.isConnected;
    if (link?.href !== page.href || !isHere || isModified(event)) return;
    event.preventDefault();
    link.closest('dialog')?.close();
    const next = firstEmpty(form);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'center' });
  };
  document.addEventListener('click', lead, { signal });
}

function firstEmpty(form: HTMLFormElement): HTMLElement | null {
  const filled = new FormData(form);
  const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const empty = [...fields].filter((field) => isStop(field) && !filled.get(field.name));
  const isNeeded = (field: Element) =>
    field.closest('[aria-required="true"]') ??
    (field.matches('[type="tel"]') && !filled.get('email'));
  // Radio buttons and checkboxes may stay empty if every required field is filled in.
  const isText = ({ type }: HTMLInputElement) => !/radio|checkbox/.test(type);
  return empty.find(isNeeded) ?? empty.find(isText) ?? form.querySelector('button[type="submit"]');
}
