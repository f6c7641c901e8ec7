import { accentOf } from '../schema/color/accent.ts';
import { firm } from './firm.data.ts';

/** The accent colours for pictures and mails, which have no style sheet of the site. */
export const accent = accentOf(firm.color);
