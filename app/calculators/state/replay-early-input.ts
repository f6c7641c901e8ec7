/**
 * Replays input from before hydration: dispatches an event again on each field whose value differs from the server's.
 *
 * @param calculator chapter with the fields
 */
export function replayEarlyInput(calculator: Element): void {
  for (const field of calculator.querySelectorAll('input, select')) {
    if (field instanceof HTMLSelectElement) {
      const initial = [...field.options].find(({ defaultSelected }) => defaultSelected);
      if (field.value !== (initial ?? field.options[0])?.value) dispatch(field, 'change');
    } else if (field instanceof HTMLInputElement && !field.readOnly) {
      if (field.checked !== field.defaultChecked) clickAgain(field);
      else if (field.value !== field.defaultValue) dispatch(field, 'input');
    }
  }
}

function dispatch(field: HTMLElement, type: 'input' | 'change'): void {
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
