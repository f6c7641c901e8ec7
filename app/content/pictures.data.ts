import { join } from 'node:path';
import { readPictures } from './files/pictures.ts';

/** The pictures by the path that the content names, such as /pictures/tree.jpg. */
export const pictures = await readPictures(join(import.meta.dirname, '../..'));
