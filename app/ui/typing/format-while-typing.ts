import { listenUntil } from '#app/browser/listen.ts';

/** The value of a field and its caret. */
export interface TypedText {
  value: string;
  caret: number;
}

/**
 * Inserts separators into typed text.
 *
 * @param typed the field after an input
 * @param before the value before the input
 * @param forward whether the input deleted forwards (Delete), not backwards
 */
export type Format = (typed: TypedText, before: string, forward: boolean) => TypedText;

/**
 * Inserts separators, such as hyphens or commas, while a field is typed in, pasted into or filled in by
 * the browser, and into its initial value. Leaves syllables in composition and undone input alone.
 *
 * @returns a function that stops it
 */
export function formatWhileTyping(field: HTMLInputElement, format: Format): () => void {
  const end = new AbortController();
  let before = '';
  let writing = false;

  const reformat = (event?: Event) => {
    const { inputType = '', isComposing = false } = event instanceof InputEvent ? event : {};
    if (writing || isComposing || inputType.startsWith('history')) return;
    const caret = field.selectionStart ?? field.value.length;
    const formatted = format({ value: field.value, caret }, before, /Forward/.test(inputType));
    if (formatted.value === field.value) return;
    writing = true;
    write(field, formatted.value);
    writing = false;
    // In Safari, setting the caret of an unfocused field would move the focus.
    if (isFocused(field)) field.setSelectionRange(formatted.caret, formatted.caret);
  };
  const remember = () => {
    if (!writing) before = field.value;
  };
  const listen = listenUntil(end.signal);
  listen(field, 'beforeinput', remember);
  listen(field, 'input', reformat);
  listen(field, 'compositionend', reformat);
  reformat();
  return () => end.abort();
}

/** Changes only the differing part, as if it were typed, so that it can be undone. */
function write(field: HTMLInputElement, value: string): void {
  const old = field.value;
  let start = 0;
  while (start < value.length && value[start] === old[start]) start++;
  let kept = 0;
  while (
    kept < Math.min(old.length, value.length) - start &&
    value.at(-1 - kept) === old.at(-1 - kept)
  ) {
    kept++;
  }
  if (isFocused(field)) {
    field.setSelectionRange(start, old.length - kept);
    const text = value.slice(start, value.length - kept);
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  }
  // The browser may have filled the field without focus, or lack the command.
  if (field.value !== value) field.value = value;
}

function isFocused(field: HTMLInputElement): boolean {
  return document.activeElement === field;
}
