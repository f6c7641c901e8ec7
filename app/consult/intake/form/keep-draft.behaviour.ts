import { defineBehaviour } from '#app/browser/behaviours.ts';
import { recall, store } from '#app/browser/storage.ts';
import { DRAFT_KEY, SENT } from './draft-key.ts';
import { formPairs } from './form-pairs.ts';
import { leadToForm } from './lead-to-form.ts';
import { followEnter } from './next-field.ts';
import { forgetRequestKey, requestKey } from './request-key.ts';
import { visitSource } from './source.ts';

/**
 * Form behaviour: fills in fields from the address, keeps a draft for this tab across reloads and navigation, makes
 * links focus the form and Enter focus the next field, and adds to a submission the request's key, the visit's source,
 * and how long the page was open. Works before and without hydration. Controls with `data-fresh` are not kept.
 */
export const keepDraft = defineBehaviour('keep-draft', (element, signal) => {
  if (!(element instanceof HTMLFormElement)) return;
  const save = () => saveDraft(element);
  // The browser has kept this page while another document sent the request and showed its receipt.
  const clearSent = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || recall('sessionStorage', DRAFT_KEY) !== SENT) return;
    forgetRequestKey();
    element.reset();
  };
  // Another page has the same draft.
  const takeDraft = () => {
    const other = recall('sessionStorage', DRAFT_KEY);
    if (element.isConnected && other !== null && other !== draftOf(element)) {
      void restore(element, other, signal);
    }
  };
  const draft = recall('sessionStorage', DRAFT_KEY);
  // The key was used for another request (409).
  if (element.dataset.key === 'spent') forgetRequestKey();
  // Firefox restores field values after a reload.
  if (draft === SENT) element.reset();
  if (draft || location.search) void restore(element, draft, signal);
  // Also keeps what was typed before the script ran.
  else save();
  element.addEventListener('input', save, { signal });
  element.addEventListener('keydown', followEnter, { signal });
  addEventListener('pageshow', clearSent, { signal });
  document.addEventListener('page:returned', takeDraft, { signal });
  element.addEventListener('formdata', addEnvelope, { signal });
  leadToForm(element, signal);
});

function addEnvelope({ formData }: FormDataEvent): void {
  // Milliseconds since the document was opened. Consents are never restored, so a person needs a while.
  const elapsed = String(Math.round(performance.now()));
  const envelope = { key: requestKey(), source: visitSource(), elapsed };
  for (const [name, value] of Object.entries(envelope)) {
    if (value !== null) formData.set(name, value);
  }
}

function saveDraft(form: HTMLFormElement): void {
  // Without storage the form works without a draft.
  store('sessionStorage', DRAFT_KEY, draftOf(form));
}

function draftOf(form: HTMLFormElement): string {
  const pairs = [...formPairs(form)].filter(([name]) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLElement ? control.dataset.fresh === undefined : control !== null;
  });
  return JSON.stringify(pairs);
}

/** Restores the draft. The code for it loads only if there is something to restore. */
async function restore(
  form: HTMLFormElement,
  draft: string | null,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { restoreDraft } = await import('./restore-draft.ts');
    if (signal.aborted) return;
    restoreDraft(form, draft);
  } catch {
    // The code failed to load: the draft stays as it is until the visitor types.
    return;
  }
  saveDraft(form);
}
