import { dataOf } from './files/data-of.ts';
import { readFirm } from './files/read-content.ts';
import type { Processor } from './processor-schema.ts';

/** Who processes personal data for the firm, as it writes; null: it says nothing of it. */
export const processors: Processor[] | null = dataOf(readFirm).processors ?? null;
