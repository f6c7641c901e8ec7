import { applies } from '../amendments.ts';
import type { CalendarDate } from '../family.ts';
import type { Kin } from './kin.ts';

/** Whether the spouse of someone represented stands beside the descendants, or why not. */
export type SpousesPlace = 'represents' | 'remarried' | 'barred' | 'forfeitedBefore';

/**
 * The place of the spouse of someone who died before, or lost the right to inherit (민법 1003②).
 *
 * @param of has a spouse and does not take
 * @param death before 2026-03-17 the spouse of the disqualified represents, too; of the forfeited never
 */
export function placeOfSpouse(of: Kin, death: CalendarDate): SpousesPlace {
  if (of.status === 'simultaneous') return 'represents'; // a marriage after that death comes too late
  if (of.status === 'predeceased') return of.spouse?.remarried ? 'remarried' : 'represents';
  if (applies('spouse-of-the-dead-only', death)) return 'barred';
  if (of.status === 'forfeited') return 'forfeitedBefore';
  return of.spouse?.remarried ? 'remarried' : 'represents';
}
