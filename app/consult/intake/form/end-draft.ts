import { forget, store } from '#app/browser/storage.ts';
import { withdrawFacts } from '#app/calculators/state/offer-facts.ts';
import { DRAFT_KEY, SENT } from './draft-key.ts';
import { forgetRequestKey } from './request-key.ts';
import { KNOWN_KEY } from './restore-draft.ts';
import { forgetLeftOut } from './taken.ts';

/** Discards the draft and the key of a received request, and what the calculators offered to send with it. */
export function endDraft(): void {
  store('sessionStorage', DRAFT_KEY, SENT);
  forget('sessionStorage', KNOWN_KEY);
  withdrawFacts();
  forgetLeftOut();
  forgetRequestKey();
}
