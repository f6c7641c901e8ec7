import { defineBehaviour } from '#app/browser/behaviours.ts';
import { forget, recall, store } from '#app/browser/storage.ts';
import { knownFields } from '../submission/known.ts';
import { offerFacts } from './facts.ts';
import { fillIn, type Pair } from './fill-in.ts';
import { renewRequestKey, requestKey } from './request-key.ts';
import { rememberSent } from './sent.ts';
import { visitSource } from './source.ts';

const STORAGE_KEY = 'consult-draft';
/** Replaces the draft of a received request: values that the browser restores afterwards belong to it. */
const SENT = 'sent';
/** Set while the browser itself submits the form: the receipt that follows belongs to the draft. */
const SUBMITTED_KEY = 'consult-submitted';
/** The last query that was filled in: a reload must not undo what the visitor changed since. */
const KNOWN_KEY = 'consult-known';

/**
 * Form behaviour: fills in what the address says, keeps a draft for this tab across reloads and navigation,
 * and adds the request's key and the visit's source to a submission. Works before and without hydration.
 * Controls with `data-fresh` are not kept.
 */
export const keepDraft = defineBehaviour('keep-draft', (element) => {
  if (!(element instanceof HTMLFormElement)) return () => {};
  const end = new AbortController();
  const { signal } = end;
  const save = () => saveDraft(element);
  // The key was used for another request (409).
  if (element.dataset.key === 'spent') renewRequestKey();
  // Firefox restores field values after a reload.
  if (recall('sessionStorage', STORAGE_KEY) === SENT) element.reset();
  forget('sessionStorage', SUBMITTED_KEY);
  restore(element);
  // Also keeps what was typed before the script ran.
  save();
  element.addEventListener('input', save, { signal });
  element.addEventListener('formdata', addEnvelope, { signal });
  // After React's listener, which prevents the browser's submission.
  const markSubmitted = (event: SubmitEvent) => {
    if (event.target === element && !event.defaultPrevented) {
      store('sessionStorage', SUBMITTED_KEY, '');
    }
  };
  addEventListener('submit', markSubmitted, { signal });
  return () => end.abort();
});

/** Discards the draft and the key of a received request, and the calculator's facts. */
export function clearDraft(): void {
  store('sessionStorage', STORAGE_KEY, SENT);
  forget('sessionStorage', KNOWN_KEY);
  offerFacts(null);
  renewRequestKey();
}

/** Behaviour of the receipt page: discards the draft of a form sent without hydration. */
export const forgetDraft = defineBehaviour('forget-draft', ({ dataset: { reference } }) => {
  if (reference && recall('sessionStorage', SUBMITTED_KEY) !== null) {
    rememberSent(reference, Object.fromEntries(readDraft()));
    forget('sessionStorage', SUBMITTED_KEY);
  }
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

/** What the address says goes before the draft, once. */
function restore(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  const known = Object.entries(knownFields).flatMap(([name, field]): Pair[] => {
    const value = query.get(name);
    return value === null ? [] : [[field, value]];
  });
  const arrived = known.length > 0 && recall('sessionStorage', KNOWN_KEY) !== location.search;
  if (arrived) store('sessionStorage', KNOWN_KEY, location.search);
  for (const pair of arrived ? [...known, ...readDraft()] : readDraft()) {
    // The server has rendered what the address says: it counts as untouched for a later draft.
    fillIn(form, pair, arrived ? [] : known);
  }
}

function readDraft(): Pair[] {
  try {
    const stored: unknown = JSON.parse(recall('sessionStorage', STORAGE_KEY) ?? '[]');
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
