import { tiedTexts } from '#app/ui/tied.ts';
import { dataOf } from './files/data-of.ts';
import { readCourts } from './files/read-content.ts';

const { abroad, withoutFamilyCourt, ...courts } = dataOf(readCourts);

/** The courts as in the file, without the sentences on them. */
export const writtenCourts = courts;
/** The court for a last address that is abroad or unknown, and the sentence on courts where no family court is. */
export const courtRules = tiedTexts({ abroad, withoutFamilyCourt });
