import { recall } from '#app/browser/storage.ts';

/** Key of the case in session storage and, if the visitor keeps it, in local storage. */
export const CASE_KEY = 'case';

/**
 * Key of the day of death that the request has from the case: a day is filled in once, and stays empty once emptied.
 * Deleted with the case.
 */
export const FILLED_KEY = 'case-filled';

/** Whether the browser holds a case. Does not read it, so the entry script can ask. */
export function hasCase(): boolean {
  return (recall('sessionStorage', CASE_KEY) ?? recall('localStorage', CASE_KEY)) !== null;
}
