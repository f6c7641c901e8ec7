import type { KeyboardEvent, SyntheticEvent } from 'react';

/**
 * While a form is under way its choices stay as they are, as its texts do: a change would be in no request.
 * They know no `readOnly`; disabled, they would lose the focus, and be missing in the draft.
 */
export const holdStill = {
  // A press of a key is a click there too.
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
