import { defineBehaviour } from '#app/browser/behaviours.ts';
import { recall, store } from '#app/browser/storage.ts';
import { renewRequestKey, requestKey } from './request-key.ts';
import { visitSource } from './source.ts';

const STORAGE_KEY = 'consult-draft';
/** In place of a draft: the request has arrived, and what a browser brings back after that is of it. */
const SENT = 'sent';

/**
 * Behaviour of the form: keeps what is typed for this tab, so that neither a reload nor a look at another
 * page loses it, and adds to what is sent the request's key and the visit's source. Works before the
 * form's island lives, and without it. Controls with `data-fresh` are not kept: they are given anew.
 */
export const keepDraft = defineBehaviour('keep-draft', (element) => {
  if (!(element instanceof HTMLFormElement)) return () => {};
  const save = () => saveDraft(element);
  // The key of this page's request has been used for another one (409).
  if (element.dataset.key === 'spent') renewRequestKey();
  // Firefox fills the fields of a reloaded page with what stood in them.
  if (recall('sessionStorage', STORAGE_KEY) === SENT) element.reset();
  restoreDraft(element);
  // What was typed before the script came is kept too.
  save();
  element.addEventListener('input', save);
  element.addEventListener('formdata', addEnvelope);
  return () => {
    element.removeEventListener('input', save);
    element.removeEventListener('formdata', addEnvelope);
  };
});

/** The request has arrived: its draft goes, and its key with it. */
export function clearDraft(): void {
  store('sessionStorage', STORAGE_KEY, SENT);
  renewRequestKey();
}

/** Behaviour of the receipt page: the draft goes where the form was sent without the island. */
export const forgetDraft = defineBehaviour('forget-draft', () => {
  clearDraft();
  return () => {};
});

/** The form's pairs as they are sent. */
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
  // Not kept, the form works, only without a draft.
  store('sessionStorage', STORAGE_KEY, JSON.stringify(pairs));
}

/** Puts the draft back into fields that are still as they were drawn. */
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
    // Not ours.
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'string')
  );
}
