import { dataOf } from './files/data-of.ts';
import { readFirm } from './files/read-content.ts';

const { processors: _, ...shown } = dataOf(readFirm);

/** The firm without `processors`, because browser scripts include it and no island shows those. */
export const firm = shown;
