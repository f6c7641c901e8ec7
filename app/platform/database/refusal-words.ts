import pg from 'pg';

/** PostgreSQL's classes of errors that quote no stored value: of connections, privileges, names and the server's state. */
const quoteless = /^(?:0[8A]|25|28|3[DF]|42|5[3578])/;
const LONGEST = 300;

/**
 * What the system or a server said when it kept the database from opening, for the operator; null where it said nothing
 * or may have quoted what is stored.
 */
export function refusalWords(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError && !quoteless.test(code)) return null;
  const words = [
    error.message
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .slice(0, LONGEST)
      .trim(),
    code,
  ];
  return words.filter(Boolean).join(' / ') || null;
}
