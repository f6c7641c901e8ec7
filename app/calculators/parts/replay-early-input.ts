/**
 * Replays what was typed and chosen before hydration: each field whose value is no longer the server's
 * dispatches its event again.
 *
 * @param calculator the chapter with the fields
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

/** React learns of a choice by a click, and only where it differs from the state that it knows. */
function clickAgain(field: HTMLInputElement): void {
  const chosen = field.checked;
  // Of a group of radios only the chosen one counts.
  if (field.type === 'radio' && !chosen) return;
  field.checked = !chosen;
  field.click();
}
