import type { Processor } from '../schema/processor-schema.ts';
import { dataOf } from './files/data-of.ts';
import { readFirm } from './files/read-content.ts';

/** The processors of personal data that the firm lists, or null if firm.yaml has no list. */
export const processors: Processor[] | null = dataOf(readFirm).processors ?? null;
