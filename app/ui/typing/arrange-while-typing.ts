/** What a field holds, and where the caret stands in it. */
export interface TypedText {
  value: string;
  caret: number;
}

/**
 * Sets signs between what is typed.
 *
 * @param typed the field after an input
 * @param before what the field held before it
 * @param forward whether it was deleted forwards (Delete), not backwards
 */
export type Arrange = (typed: TypedText, before: string, forward: boolean) => TypedText;

/**
 * Sets the signs of a field, hyphens or commas, while it is typed, pasted or filled in by the browser, and
 * of what it holds already. Leaves syllables in the making and what is undone alone.
 *
 * @returns stops
 */
export function arrangeWhileTyping(field: HTMLInputElement, arrange: Arrange): () => void {
  const end = new AbortController();
  let before = '';
  let writing = false;

  const rearrange = (event?: Event) => {
    const { inputType = '', isComposing = false } = event instanceof InputEvent ? event : {};
    if (writing || isComposing || inputType.startsWith('history')) return;
    const caret = field.selectionStart ?? field.value.length;
    const arranged = arrange({ value: field.value, caret }, before, /Forward/.test(inputType));
    if (arranged.value === field.value) return;
    writing = true;
    write(field, arranged.value);
    writing = false;
    // Elsewhere a caret would take the focus along, in Safari.
    if (isFocused(field)) field.setSelectionRange(arranged.caret, arranged.caret);
  };
  const remember = () => {
    if (!writing) before = field.value;
  };
  field.addEventListener('beforeinput', remember, { signal: end.signal });
  field.addEventListener('input', rearrange, { signal: end.signal });
  field.addEventListener('compositionend', rearrange, { signal: end.signal });
  rearrange();
  return () => end.abort();
}

/** Changes only what differs, as if it were typed: so it can be undone. */
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
  // The browser may have filled it in from elsewhere, or lack the command.
  if (field.value !== value) field.value = value;
}

function isFocused(field: HTMLInputElement): boolean {
  return document.activeElement === field;
}
