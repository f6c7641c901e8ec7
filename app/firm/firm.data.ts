import { dataOf } from './files/data-of.ts';
import { readFirm } from './files/read-content.ts';

export const firm = dataOf(readFirm);
