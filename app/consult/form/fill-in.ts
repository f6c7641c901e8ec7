import type { Pair } from './read-draft.ts';

/**
 * Fills in one field, if the visitor has not, and opens what it is folded in.
 *
 * @param rendered values that the server has filled in and that may be replaced
 */
export function fillIn(
  form: HTMLFormElement,
  [name, value]: Pair,
  rendered: readonly Pair[] = [],
): void {
  const field = form.elements.namedItem(name);
  const isRendered = (found: string) => rendered.some(([key, it]) => key === name && it === found);
  if (field instanceof RadioNodeList) {
    if (field.value === '' || isRendered(field.value)) field.value = value;
  } else if (field instanceof HTMLSelectElement) {
    const offered = [...field.options].some((option) => option.value === value);
    if (!offered || field.value === value) return;
    if (field.selectedIndex > 0 && !isRendered(field.value)) return;
    field.value = value;
    unfold(field);
  } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    field.checked = true;
    unfold(field);
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (value === '') return;
    // Firefox restores fields by itself at a reload, but folds what holds them.
    field.value ||= value;
    unfold(field);
  }
}

function unfold(field: HTMLElement): void {
  const folded = field.closest('details');
  if (folded) folded.open = true;
}
