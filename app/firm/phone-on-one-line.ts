import { firm } from './firm.ts';

/** The firm's number with hyphens at which no line breaks. */
export const phoneOnOneLine = firm.phone.replaceAll('-', '\u2011');
