import { recall, store } from '#app/browser/storage.ts';
import { knownFields } from '#app/consult/requests/fields/known.ts';

/** Name and value of a field. */
type Pair = [name: string, value: string];

/** The query that was filled in last: a reload must not undo what the visitor has changed since. */
export const KNOWN_KEY = 'consult-known';

/**
 * Fills in fields from the address, then from the draft, where the visitor has not typed. The address fills in fields
 * once.
 */
export function restoreDraft(form: HTMLFormElement, draft: string | null): void {
  const query = new URLSearchParams(location.search);
  const known = Object.entries(knownFields).flatMap(([name, field]): Pair[] => {
    const value = query.get(name);
    return value === null ? [] : [[field, value]];
  });
  const arrived = known.length > 0 && recall('sessionStorage', KNOWN_KEY) !== location.search;
  if (arrived) store('sessionStorage', KNOWN_KEY, location.search);
  const pairs = readDraft(draft);
  for (const pair of arrived ? [...known, ...pairs] : pairs) {
    // The server has filled in fields from the address: for a later draft, they count as untouched.
    fillIn(form, pair, arrived ? [] : known);
  }
  // Updates the content that follows from the fields, such as the sentence under the button.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The pairs of a stored draft. */
function readDraft(draft: string | null): Pair[] {
  try {
    const stored: unknown = JSON.parse(draft ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    // Not written by this page.
    return [];
  }
}

function isPair(value: unknown): value is Pair {
  return (
    Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'string')
  );
}

/**
 * Fills in one field if the visitor has not, and unfolds it.
 *
 * @param rendered values that the server has filled in and that may be replaced
 */
function fillIn(form: HTMLFormElement, [name, value]: Pair, rendered: readonly Pair[]): void {
  const field = form.elements.namedItem(name);
  const isRendered = (found: string) => rendered.some(([key, it]) => key === name && it === found);
  if (field instanceof RadioNodeList) {
    const radios = [...field].filter((one) => one instanceof HTMLInputElement);
    const isUntouched = radios.some((one) => one.checked && one.defaultChecked);
    const own = radios.find((one) => one.value === value && !one.disabled);
    if (!own || own.checked) return;
    if (field.value === '' || isUntouched || isRendered(field.value)) own.checked = true;
    unfold(own);
  } else if (field instanceof HTMLSelectElement) {
    const offered = [...field.options].some((option) => option.value === value);
    if (!offered || field.value === value) return;
    if (field.selectedIndex > 0 && !isRendered(field.value)) return;
    field.value = value;
    unfold(field);
  } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    field.checked = true;
    unfold(field);
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (value === '') return;
    // Firefox restores fields by itself at a reload, but folds what holds them.
    field.value ||= value;
    unfold(field);
  }
}

function unfold(field: HTMLElement): void {
  const folded = field.closest('details');
  if (folded) folded.open = true;
}
