const STORAGE_KEY = 'consult-draft';

/** Everything but the consent, which is given anew each time. */
const kept = (name: string) => name !== 'consent';

/**
 * Behaviour of the form: keeps what is typed for this tab, so that looking at another page does not lose
 * it. Works before the form's island lives, and without it.
 */
export function keepDraft(element: HTMLElement): () => void {
  if (!(element instanceof HTMLFormElement)) return () => {};
  const save = () => saveDraft(element);
  restoreDraft(element);
  // What was typed before the script came is kept too.
  save();
  element.addEventListener('input', save);
  return () => element.removeEventListener('input', save);
}

function saveDraft(form: HTMLFormElement): void {
  const pairs = [...formPairs(form)].filter(([name]) => kept(name));
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pairs));
  } catch {
    // Blocked or full storage: the form works, only without a draft.
  }
}

/** Puts the draft back into fields that are still as they were drawn. */
function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of readDraft()) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      if (field.value === '') field.value = value;
    } else if (field instanceof HTMLSelectElement) {
      if (field.selectedIndex <= 0) field.value = value;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === '') field.value = value;
    }
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage holds no draft.
  }
}

/** Behaviour of the receipt page: the request has arrived, so its draft goes. */
export function forgetDraft(): () => void {
  clearDraft();
  return () => {};
}

/** The form's pairs as they are sent. */
export function formPairs(form: HTMLFormElement): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') pairs.append(name, value);
  }
  return pairs;
}

function readDraft(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    // Blocked storage, or not ours.
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'string')
  );
}
