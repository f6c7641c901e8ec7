/** SQLite's code for a violated constraint; the upper bytes say which kind. */
const SQLITE_CONSTRAINT = 19;

/** Whether a statement failed because it violates a constraint, such as a unique column. */
export function isConstraintViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return Number(error.errcode) % 256 === SQLITE_CONSTRAINT;
  // PostgreSQL: class 23, integrity constraint violation.
  return 'code' in error && String(error.code).startsWith('23');
}
