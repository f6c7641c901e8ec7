import { SQLITE_CONSTRAINT, sqliteCode } from './sqlite-code.ts';

/** Whether a statement failed because it violates a constraint, such as a unique column. */
export function isConstraintViolation(error: unknown): boolean {
  if (sqliteCode(error) === SQLITE_CONSTRAINT) return true;
  // PostgreSQL: class 23, integrity constraint violation.
  return error instanceof Error && 'code' in error && String(error.code).startsWith('23');
}
