import { dataOf } from './files/data-of.ts';
import { readSituations } from './files/read-content.ts';

/** The situations in the words of visitors, for the form. */
export const situationStages = Object.fromEntries(
  dataOf(readSituations).map(({ id, stage }) => [id, stage]),
);
