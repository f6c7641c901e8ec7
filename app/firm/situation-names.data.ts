import { dataOf } from './files/data-of.ts';
import { readSituations } from './files/read-content.ts';

/** What the menu gets of the situations. */
export const situationNames = Object.fromEntries(
  dataOf(readSituations).map(({ id, label }) => [id, label]),
);
