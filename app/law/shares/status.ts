import { applies } from '../amendments.ts';
import type { CalendarDate, Status } from '../family.ts';
import type { Kin } from './kin.ts';

/** Effect of a status on inheriting. */
type StatusEffect =
  /** Inherits if called. */
  | 'inherits'
  /** Died before the deceased or with them, and is represented by descendants and spouse. */
  | 'died'
  /** Disqualified or forfeited, and is represented by descendants. */
  | 'barred'
  | 'renounced'
  | 'stillborn';

/** @param death date of death; nobody could forfeit before 2024-04-25 (법률 제21454호 부칙 제2조) */
export function effectOf(status: Status | undefined, death: CalendarDate): StatusEffect {
  switch (status) {
    case 'predeceased':
    case 'simultaneous':
      return 'died';
    case 'disqualified':
      return 'barred';
    case 'forfeited':
      return applies('forfeiture', death) ? 'barred' : 'inherits';
    case 'renounced':
    case 'stillborn':
      return status;
    default:
      return 'inherits';
  }
}

/**
 * Whether the spouse of a person who died before or lost the right to inherit represents that person together with the
 * descendants, or why not (민법 1003②).
 *
 * @param of person with a spouse who does not inherit
 * @param death date of death; before 2026-03-17 the spouse of a disqualified person represents, too, but never that of
 *   a forfeited person
 */
export function spouseOf(
  of: Kin,
  death: CalendarDate,
): 'represents' | 'remarried' | 'barred' | 'forfeited-before-2026' {
  if (of.status === 'simultaneous') return 'represents'; // a marriage after that death comes too late
  if (of.status === 'predeceased') return of.spouse?.remarried ? 'remarried' : 'represents';
  if (applies('spouse-of-the-dead-only', death)) return 'barred';
  if (of.status === 'forfeited') return 'forfeited-before-2026';
  return of.spouse?.remarried ? 'remarried' : 'represents';
}
