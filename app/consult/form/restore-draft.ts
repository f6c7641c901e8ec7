import { recall, store } from '#app/browser/storage.ts';
import { knownFields } from '../submission/known.ts';
import { fillIn } from './fill-in.ts';
import { type Pair, readDraft } from './read-draft.ts';

/** The last query that was filled in: a reload must not undo what the visitor changed since. */
export const KNOWN_KEY = 'consult-known';

/**
 * Fills in what the address says and what a draft holds, where the visitor has not typed. The address goes
 * first, once.
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
    // The server has rendered what the address says: it counts as untouched for a later draft.
    fillIn(form, pair, arrived ? [] : known);
  }
}
