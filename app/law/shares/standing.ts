import { applies } from '../amendments.ts';
import type { CalendarDate, Status } from '../family.ts';

/** What the law makes of a status. */
export type Standing =
  /** Inherits when it is the person's turn. */
  | 'takes'
  /** Died before the deceased or with them: is represented by descendants and spouse. */
  | 'died'
  /** Disqualified or forfeited: is represented by descendants. */
  | 'barred'
  | 'renounced'
  /** Was never born alive. */
  | 'never';

/** @param death the day of the death: before 2024-04-25 nobody could forfeit (법률 제21454호 부칙 제2조) */
export function standing(status: Status | undefined, death: CalendarDate): Standing {
  switch (status) {
    case 'predeceased':
    case 'simultaneous':
      return 'died';
    case 'disqualified':
      return 'barred';
    case 'forfeited':
      return applies('forfeiture', death) ? 'barred' : 'takes';
    case 'renounced':
      return 'renounced';
    case 'stillborn':
      return 'never';
    default:
      return 'takes';
  }
}
