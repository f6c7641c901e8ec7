import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readPrivacy } from './files/read-content.ts';

const { consent: _, changes, ...words } = dataOf(readPrivacy);

/** The firm's own words in the privacy policy, with the newest change first. */
export const firmPolicy = tiedTexts({
  ...words,
  changes: changes.toSorted((a, b) => (a.date < b.date ? 1 : -1)),
});
