import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readTasks } from './files/read-content.ts';

/** Every task, in its order. */
export const writtenTasks = tiedTexts(dataOf(readTasks));
