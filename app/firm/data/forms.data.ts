import { dataOf } from './files/data-of.ts';
import { formWords } from './files/form-words.ts';
import { readForms } from './files/read-content.ts';

const words = await formWords();

/** Every form, in its order. */
export const writtenForms = dataOf((root) => readForms(root, words));
