let pressed = false;

/**
 * Notes when the mouse, or a finger as one, is down: `:active` comes too late for it, which Firefox sets only
 * after the press has moved the focus.
 *
 * @returns ends it
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
 * Does something at once, or after the press under way has become a click: what it moves on the page must
 * not slip away from under the finger.
 */
export function whenReleased(act: () => void): void {
  if (pressed) {
    // The click follows the release in the same turn.
    addEventListener('mouseup', () => setTimeout(act), { once: true });
  } else {
    act();
  }
}
