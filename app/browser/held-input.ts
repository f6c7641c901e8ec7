let held = false;

/** Whether the page holds input that lives in the document's memory alone, so that nothing may reload it. */
export function isInputHeld(): boolean {
  return held;
}

/** Begins or ends holding the input. Meanwhile the check for a newer build rests, and lost code is not reloaded. */
export function holdInput(holds: boolean): void {
  held = holds;
}
