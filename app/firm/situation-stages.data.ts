import { dataOf } from './files/data-of.ts';
import { readSituations } from './files/read-content.ts';

/** What the form gets of the situations: how visitors put them. */
export const situationStages = Object.fromEntries(
  dataOf(readSituations).map(({ id, stage }) => [id, stage]),
);
