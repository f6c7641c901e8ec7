import { amendments, applies } from './amendments.ts';
import type { CalendarDate } from './family.ts';
import type { Reason } from './reason.ts';

/** Opening of a succession. */
export interface Opening {
  /** Date of death; the deemed date if the deceased was declared absent (민법 28). */
  death: CalendarDate;
  absenceDeclared?: CalendarDate | undefined;
}

const today = amendments['shares-of-today'];

/**
 * Returns the day whose law governs a succession: the date of death. If absence was declared since 1991, at least the
 * law of 1991 governs, even if the deemed death is earlier (민법 부칙 제4199호 12②).
 */
export function governingDay({ death, absenceDeclared = '' }: Opening): CalendarDate {
  return death < today.from && absenceDeclared >= today.from ? today.from : death;
}

/** Reason for computing no succession: an earlier law governs, and the code implements only today's law. */
export type EarlierLaw = Reason<'law-before-1991'>;

/** @returns null if today's law governs, or an earlier version of it whose differences are in amendments.ts */
export function earlierLaw(opening: Opening): EarlierLaw | null {
  if (applies('shares-of-today', governingDay(opening))) return null;
  return { code: 'law-before-1991', articles: ['민법 부칙(법률 제4199호) 제12조'] };
}
