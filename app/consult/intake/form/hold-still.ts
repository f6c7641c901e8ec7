import type { KeyboardEvent, SyntheticEvent } from 'react';

/**
 * Prevents changes of choices while the form is being sent: they would not be part of the request. These
 * controls have no `readOnly`; disabled, they would lose focus and be missing from the draft.
 */
export const holdStill = {
  // The keyboard triggers a click as well.
  onClickCapture(event: SyntheticEvent): void {
    const { target } = event;
    const ticked = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
    if (ticked) event.preventDefault();
  },
  onMouseDownCapture: keepSelected,
  onKeyDownCapture(event: KeyboardEvent): void {
    if (event.key !== 'Tab') keepSelected(event);
  },
};

function keepSelected(event: SyntheticEvent): void {
  if (event.target instanceof HTMLSelectElement) event.preventDefault();
}
