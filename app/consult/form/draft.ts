import { defineBehaviour } from '#app/browser/behaviours.ts';
import { recall, store } from '#app/browser/storage.ts';
import { renewRequestKey, requestKey } from './request-key.ts';
import { visitSource } from './source.ts';

const STORAGE_KEY = 'consult-draft';
/** Replaces the draft of a received request: values that the browser restores afterwards belong to it. */
const SENT = 'sent';

/**
 * Form behaviour: keeps a draft for this tab across reloads and navigation, and adds the request's key and
 * the visit's source to a submission. Works before and without hydration. Controls with `data-fresh` are not
 * kept.
 */
export const keepDraft = defineBehaviour('keep-draft', (element) => {
  if (!(element instanceof HTMLFormElement)) return () => {};
  const save = () => saveDraft(element);
  // The key was used for another request (409).
  if (element.dataset.key === 'spent') renewRequestKey();
  // Firefox restores field values after a reload.
  if (recall('sessionStorage', STORAGE_KEY) === SENT) element.reset();
  restoreDraft(element);
  // Also keeps what was typed before the script ran.
  save();
  element.addEventListener('input', save);
  element.addEventListener('formdata', addEnvelope);
  return () => {
    element.removeEventListener('input', save);
    element.removeEventListener('formdata', addEnvelope);
  };
});

/** Discards the draft and the key of a received request. */
export function clearDraft(): void {
  store('sessionStorage', STORAGE_KEY, SENT);
  renewRequestKey();
}

/** Behaviour of the receipt page: discards the draft of a form sent without hydration. */
export const forgetDraft = defineBehaviour('forget-draft', () => {
  clearDraft();
  return () => {};
});

/** The form's pairs as submitted. */
export function formPairs(form: HTMLFormElement): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') pairs.append(name, value);
  }
  return pairs;
}

function addEnvelope({ formData }: FormDataEvent): void {
  for (const [name, value] of Object.entries({ key: requestKey(), source: visitSource() })) {
    if (value !== null) formData.set(name, value);
  }
}

function saveDraft(form: HTMLFormElement): void {
  const pairs = [...formPairs(form)].filter(([name]) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLElement ? control.dataset.fresh === undefined : control !== null;
  });
  // Without storage the form works without a draft.
  store('sessionStorage', STORAGE_KEY, JSON.stringify(pairs));
}

/** Restores the draft into fields that still have their initial values. */
function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of readDraft()) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) {
      if (field.value === '') field.value = value;
    } else if (field instanceof HTMLSelectElement) {
      if (field.selectedIndex <= 0) field.value = value;
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = true;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === '') field.value = value;
    }
  }
}

function readDraft(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(recall('sessionStorage', STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    // Not written by this page.
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'string')
  );
}
