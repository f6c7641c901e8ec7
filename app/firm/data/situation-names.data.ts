import { dataOf } from './files/data-of.ts';
import { readSituations } from './files/read-content.ts';

/** The names of the situations, for the menu. */
export const situationNames = Object.fromEntries(
  dataOf(readSituations).map(({ id, label }) => [id, label]),
);
