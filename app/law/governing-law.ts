import { amendments, applies } from './amendments.ts';
import type { CalendarDate } from './family.ts';
import type { Reason } from './reason.ts';

/** When a succession began. */
export interface Opening {
  /** Of someone declared absent, the day that is deemed the death (민법 28). */
  death: CalendarDate;
  absenceDeclared?: CalendarDate | undefined;
}

const today = amendments['shares-of-today'];

/**
 * The day whose law governs a succession: that of the death. Where absence was declared since 1991, the law of 1991
 * governs, even if the deemed death lies before (민법 부칙 제4199호 12②).
 */
export function governingDay({ death, absenceDeclared = '' }: Opening): CalendarDate {
  return death < today.from && absenceDeclared >= today.from ? today.from : death;
}

/** Why a succession is not computed: the law of its day governs, and only that of today is known here. */
export type EarlierLaw = Reason<'law-before-1991'>;

/** @returns null where the law of today, or one that differs from it as amendments.ts says, governs */
export function earlierLaw(opening: Opening): EarlierLaw | null {
  if (applies('shares-of-today', governingDay(opening))) return null;
  return { code: 'law-before-1991', articles: ['민법 부칙(법률 제4199호) 제12조'] };
}
