import type { SyntheticEvent } from 'react';

/**
 * While a form is under way its choices stay as they are, as its texts do: a change would be in no request.
 * They know no `readOnly`; disabled, they would lose the focus, and be missing in the draft.
 */
export const holdStill = {
  onClickCapture: keep,
  onMouseDownCapture: keep,
  onKeyDownCapture: keep,
};

function keep(event: SyntheticEvent): void {
  const { target, type, nativeEvent } = event;
  const choice =
    type === 'click'
      ? target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
      : target instanceof HTMLSelectElement;
  const leaves = nativeEvent instanceof KeyboardEvent && nativeEvent.key === 'Tab';
  if (choice && !leaves) event.preventDefault();
}
