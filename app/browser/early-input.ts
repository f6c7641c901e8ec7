/** Whether a visitor was in an island before the script: the focus is inside, or a value is no longer the server's. */
export function hasEarlyInput(island: Element): boolean {
  const fields = island.querySelectorAll<HTMLInputElement>('input, textarea');
  return (
    island.contains(document.activeElement) ||
    [...fields].some(
      ({ type, checked, defaultChecked, value, defaultValue }) =>
        checked !== defaultChecked || (!/radio|checkbox/.test(type) && value !== defaultValue),
    )
  );
}
