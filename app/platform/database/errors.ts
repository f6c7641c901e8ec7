import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import type { AlertKind } from '../alert-kinds.ts';
import { DatabaseLost } from './probe.ts';

export const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
export const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_CONSTRAINT = 19;
export const SQLITE_NOTADB = 26;

/** System errors that end without a change to the site's settings: network failures. */
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EPIPE',
];
/** Codes of a full disk: the system's and PostgreSQL's. */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];
const deniedCodes = ['EACCES', 'EPERM', 'EROFS'];
/** PostgreSQL's temporary classes: connection failure, insufficient resources, operator intervention (a start). */
const temporaryClasses = /^(?:08|53|57)...$/;
/** PostgreSQL's classes whose messages quote no stored value: connections, privileges, names and the server's state. */
const quoteless = /^(?:0[8A]|25|28|3[DF]|42|5[3578])/;
/** Errors of `pg` itself have no code. */
const pgTimeouts = /^(?:connection terminated|timeout exceeded|query read timeout)/i;
const LONGEST = 300;

/** SQLite's primary result code of an error; null for any other error. */
export function sqliteCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) % 256 : null;
}

/** Whether a statement failed because it violates a constraint, such as a unique column. */
export function isConstraintViolation(error: unknown): boolean {
  // PostgreSQL: class 23, integrity constraint violation.
  return sqliteCode(error) === SQLITE_CONSTRAINT || codeOf(error).startsWith('23');
}

/** Whether an error that kept the database from opening may end by itself, so that the site waits for it. */
export function isTemporary(error: unknown): boolean {
  return causesOf(error).some((one) => {
    const code = codeOf(one);
    const passes = networkCodes.includes(code) || temporaryClasses.test(code);
    return passes || isFull(one) || pgTimeouts.test(one.message);
  });
}

/**
 * The alert for a failure of the database itself. The watch raises it; other jobs that fail meanwhile stay silent.
 *
 * @returns null for any other failure
 */
export function databaseAlert(error: unknown): AlertKind | null {
  const causes = causesOf(error);
  if (causes.some((one) => one instanceof DatabaseLost)) return 'database_lost';
  if (causes.some(isFull)) return 'disk_full';
  return isTemporary(error) ? 'database_unavailable' : null;
}

/**
 * The message of the system or the server, on one line and with its code, for the operator.
 *
 * @returns null if there is none, or if it may quote stored values
 */
export function serverWords(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (error instanceof pg.DatabaseError && !quoteless.test(code)) return null;
  const message = error.message.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, LONGEST);
  return [message.trim(), code].filter(Boolean).join(' / ') || null;
}

/** A sentence for the operator: why the database did not open, and what to do. */
export function openingFault(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  error: unknown,
): string {
  const reason = serverWords(error);
  const because = reason ? ` (${reason})` : '';
  if (databaseUrl) {
    return `PostgreSQL에 접속할 수 없습니다${because}. DATABASE_URL의 주소, 데이터베이스 이름, 사용자와 암호가 맞는지, 그 서버가 켜져 있는지, TLS 인증서가 그 서버의 것인지 보세요.`;
  }
  const folder = `DATA_DIR(${resolve(dataDir)})`;
  if (databaseAlert(error) === 'disk_full') {
    return `${folder}이 있는 디스크가 찼습니다${because}. 자리를 비우고 다시 해 주세요.`;
  }
  const code = sqliteCode(error);
  if (deniedCodes.includes(codeOf(error)) || code === SQLITE_CANTOPEN || code === SQLITE_READONLY) {
    return `${folder}을 이 계정이 읽고 쓸 수 없습니다${because}. 폴더와 그 안의 site.sqlite의 주인과 권한을 고쳐 주세요.`;
  }
  return `${folder}의 데이터베이스를 열 수 없습니다${because}. 폴더가 옮겨지지 않았는지, 그 안의 site.sqlite가 온전한지 보세요.`;
}

/** Bytes that SQLite writes before a database is open: the index of its log and one page. */
const NEEDED = 64 * 1024;

/**
 * Replaces an error by which SQLite could not open a file if its disk is full or away. SQLite reports both by codes that
 * have other causes too, so a trial file asks the system.
 *
 * @returns the system's error, caused by the given one, if it is temporary; otherwise the given error
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

function isFull(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_FULL || fullCodes.includes(codeOf(error));
}

/** The system's code or PostgreSQL's SQLSTATE; empty if an error has none. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** An error and the errors that caused it. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
