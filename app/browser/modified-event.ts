/** Whether a press was made with a key that gives it another meaning: a new tab, a download, the history. */
export function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
