import { dataOf } from './files/data-of.ts';
import { readFirm } from './files/read-content.ts';
import type { Firm } from './firm-schema.ts';

// With a fault there is none, and dataOf throws.
export const firm = dataOf(readFirm) as Firm;
