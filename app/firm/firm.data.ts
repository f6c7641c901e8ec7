import { dataOf } from './files/data-of.ts';
import { readFirm } from './files/read-content.ts';

const { processors: _, ...shown } = dataOf(readFirm);

/** Scripts of the browser hold it: without what no island shows. */
export const firm = shown;
