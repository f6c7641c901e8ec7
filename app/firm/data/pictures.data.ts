import { contentRoot } from './files/data-of.ts';
import { readPictures } from './files/pictures.ts';

/** The pictures by the path that the content names, such as /pictures/tree.jpg. */
export const pictures = await readPictures(contentRoot);
