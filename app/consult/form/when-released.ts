/**
 * Does something at once, or after the press under way has become a click: what it moves on the page must
 * not slip away from under the finger.
 */
export function whenReleased(act: () => void): void {
  if (document.querySelector(':active')) {
    // The click follows the release in the same turn.
    addEventListener('pointerup', () => setTimeout(act), { once: true });
  } else {
    act();
  }
}
