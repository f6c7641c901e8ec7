/**
 * Makes up for what was typed and chosen before React came: each field that no longer holds what the server
 * wrote says so again, as it would have said it. Counters tell by themselves.
 *
 * @param calculator the chapter whose fields are looked at
 */
export function catchUp(calculator: Element): void {
  for (const field of calculator.querySelectorAll('input, select')) {
    if (field instanceof HTMLSelectElement) {
      const wrote = [...field.options].find(({ defaultSelected }) => defaultSelected);
      if (field.value !== (wrote ?? field.options[0])?.value) tell(field, 'change');
    } else if (field instanceof HTMLInputElement && !field.readOnly && !field.dataset.ui) {
      if (field.checked !== field.defaultChecked) chooseAgain(field);
      else if (field.value !== field.defaultValue) tell(field, 'input');
    }
  }
}

function tell(field: HTMLElement, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React hears of a choice by its click, and only if it is another one than it knows. */
function chooseAgain(field: HTMLInputElement): void {
  const chosen = field.checked;
  // Of a group of radios the chosen one alone speaks for all.
  if (field.type === 'radio' && !chosen) return;
  field.checked = !chosen;
  field.click();
}
