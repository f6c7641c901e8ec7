import { forget, recall, store } from '#app/browser/storage.ts';
import { withdrawFacts } from '#app/calculators/parts/offer-facts.ts';
import { DRAFT_KEY, SENT } from './draft-key.ts';
import { readDraft } from './read-draft.ts';
import { renewRequestKey } from './request-key.ts';
import { KNOWN_KEY } from './restore-draft.ts';
import { rememberSent } from './sent.ts';

/** Discards the draft and the key of a received request, and what calculators offered to it. */
export function endDraft(): void {
  store('sessionStorage', DRAFT_KEY, SENT);
  forget('sessionStorage', KNOWN_KEY);
  withdrawFacts();
  renewRequestKey();
}

/**
 * The same on the receipt's own page, which repeats the draft if the browser itself has just submitted it.
 *
 * @param reference the receipt's
 */
export function endSubmittedDraft(reference: string): void {
  const draft = recall('sessionStorage', DRAFT_KEY);
  if (draft !== SENT && cameFromForm())
    rememberSent(reference, Object.fromEntries(readDraft(draft)));
  endDraft();
}

/** A receipt is linked where its draft has ended already: from the site, only a submission leads to it. */
function cameFromForm(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  return isNew && document.referrer.startsWith(`${location.origin}/`);
}
