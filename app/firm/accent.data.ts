import { accentOf } from './color/accent.ts';
import { firm } from './firm.data.ts';

/** What marks the visitor's own where no style sheet of the site is: in pictures and mails. */
export const accent = accentOf(firm.color);
