import { forget } from '#app/browser/storage.ts';

/** Key of the ids of what the visitor has left out of the request, in session storage. */
export const LEFT_OUT = 'consult-left-out';

/** Forgets what was left out of a request that was received. */
export function forgetLeftOut(): void {
  forget('sessionStorage', LEFT_OUT);
}

/** A thing that goes along with the request, because the visitor has entered it elsewhere on the site. */
export interface TakenRow {
  /** `stage` is sent as the situation, everything else as a line of text. */
  id: string;
  term: string;
  text: string;
}
