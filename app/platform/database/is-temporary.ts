import { SQLITE_FULL, sqliteCode } from './sqlite-code.ts';

/** Of the network and of a full disk: they end without a change to the site's settings. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EPIPE',
  'ENOSPC',
  'EDQUOT',
]);

/** PostgreSQL's classes: connection failure, insufficient resources, operator intervention (such as a start). */
const classes = /^(?:08|53|57)/;

/** Whether what kept a database from opening may be over soon, so that it is worth waiting for. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (sqliteCode(error) === SQLITE_FULL) return true;
  if ('code' in error && typeof error.code === 'string') {
    if (codes.has(error.code) || (error.code.length === 5 && classes.test(error.code))) return true;
  }
  // pg's own errors have no code.
  if (/^(?:connection terminated|timeout exceeded|query read timeout)/i.test(error.message)) {
    return true;
  }
  return isTemporary(error.cause);
}
