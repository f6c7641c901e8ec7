/** Whether a modifier key gives a press another meaning: a new tab, a download, the history. */
export function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
