import { rmSync, writeFileSync } from 'node:fs';
import { isTemporary } from './is-temporary.ts';
import { SQLITE_CANTOPEN, SQLITE_IOERR, sqliteCode } from './sqlite-code.ts';

/** As many bytes as SQLite writes before a database is open: the index of its log and a page of it. */
const NEEDED = 64 * 1024;

/**
 * Finds out whether a database could not be opened for want of room. SQLite has many codes for that, such as "cannot
 * open" where no more files can be made; they have other causes too, and none says what the system answered.
 *
 * @returns the system's error, caused by the given one, where the disk has no room; else the given one
 */
export function withoutRoom(error: unknown, file: string): unknown {
  const code = sqliteCode(error);
  if (code !== SQLITE_IOERR && code !== SQLITE_CANTOPEN) return error;
  const trial = `${file}-room-${process.pid}`;
  try {
    writeFileSync(trial, Buffer.alloc(NEEDED), { mode: 0o600, flush: true });
    return error;
  } catch (refusal) {
    if (!(refusal instanceof Error) || !isTemporary(refusal)) return error;
    refusal.cause = error;
    return refusal;
  } finally {
    rmSync(trial, { force: true });
  }
}
