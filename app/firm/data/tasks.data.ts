import { dataOf } from './files/data-of.ts';
import { readTasks } from './files/read-content.ts';
import { tiedTexts } from './files/tied.ts';

/** Every task, in its order. */
export const writtenTasks = tiedTexts(dataOf(readTasks));
