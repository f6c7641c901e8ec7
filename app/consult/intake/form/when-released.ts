let pressed = false;

/**
 * Tracks whether a pointer is pressed. `:active` is too late: Firefox sets it after the press has moved the
 * focus.
 *
 * @returns stops tracking
 */
export function watchPresses(): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  addEventListener('mousedown', () => (pressed = true), options);
  addEventListener('mouseup', () => (pressed = false), options);
  addEventListener('dragend', () => (pressed = false), options);
  return () => end.abort();
}

/**
 * Runs a function at once, or after the current press has become a click, so that a layout change does not
 * move the target away.
 */
export function whenReleased(act: () => void): void {
  if (pressed) {
    // The click follows the release in the same task.
    addEventListener('mouseup', () => setTimeout(act), { once: true });
  } else {
    act();
  }
}
