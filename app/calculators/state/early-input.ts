import { copy, counterpart, type Field } from '#app/browser/kept-input.ts';

/**
 * Repeats choices that the visitor made before hydration, and remembers text typed and parts unfolded before it.
 *
 * @param calculator chapter with the fields
 * @returns unfolds the parts and repeats the text, in the elements that React has rendered in the meantime: the fields
 *   may hold it unread
 */
export function replayEarlyInput(calculator: Element): () => void {
  const used = [...calculator.querySelectorAll<Field>('input, select')].filter(isUsed);
  for (const field of used) if (!isText(field)) repeat(field);
  const unfolded = [...calculator.querySelectorAll('details')].filter(({ open }) => open);
  const { activeElement } = document;
  return () => {
    const parts = [...calculator.querySelectorAll('details')];
    for (const before of unfolded) {
      const part = parts.find((one) => summaryOf(one) === summaryOf(before));
      if (part) part.open = true;
    }
    for (const field of used.filter(isText)) {
      const place = field.isConnected ? field : counterpart(calculator, field);
      if (place === field) repeat(field);
      else if (place) {
        copy(field, place);
        // A field that was left arranges its text.
        if (field === activeElement) place.focus();
        else place.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
    }
  };
}

function summaryOf(part: HTMLDetailsElement): string | undefined {
  return part.querySelector('summary')?.textContent;
}

function isText(field: Field): boolean {
  return field instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(field.type);
}

function isUsed(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return field.value !== (initial ?? field.options[0])?.value;
  }
  if (!(field instanceof HTMLInputElement) || field.readOnly) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

function repeat(field: Field): void {
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    clickAgain(field);
    return;
  }
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Repeats a choice. React notices it only through a click that changes the state it knows. */
function clickAgain(field: HTMLInputElement): void {
  const chosen = field.checked;
  // Only the chosen radio of a group counts.
  if (field.type === 'radio' && !chosen) return;
  field.checked = !chosen;
  field.click();
}
