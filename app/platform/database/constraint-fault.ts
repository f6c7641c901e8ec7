/** SQLite's code for a constraint that does not hold; the upper bytes say which. */
const SQLITE_CONSTRAINT = 19;

/** Whether a statement failed because a value cannot stand in its table, such as one that must be unique. */
export function isConstraintFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return Number(error.errcode) % 256 === SQLITE_CONSTRAINT;
  // PostgreSQL: class 23, integrity constraint violation.
  return 'code' in error && String(error.code).startsWith('23');
}
