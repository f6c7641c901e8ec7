import type { AlertKind } from '../alert-kinds.ts';
import { isTemporary } from './is-temporary.ts';
import { DatabaseLost } from './probe.ts';
import { SQLITE_FULL, sqliteCode } from './sqlite-code.ts';

/** Of the system and of PostgreSQL. */
const withoutRoom = ['ENOSPC', 'EDQUOT', '53100'];

/**
 * Which alert tells of a failure of the database itself. The watch raises it, and whatever else fails meanwhile does not.
 *
 * @returns null for a failure of something else
 */
export function databaseAlert(error: unknown): AlertKind | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof DatabaseLost) return 'database_lost';
    const isFull = 'code' in one && withoutRoom.includes(String(one.code));
    if (isFull || sqliteCode(one) === SQLITE_FULL) return 'disk_full';
  }
  return isTemporary(error) ? 'database_unavailable' : null;
}
