import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { databaseAlert, isTemporary, openingFault, serverWords, withoutRoom } from './errors.ts';
import { DatabaseLost } from './probe.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const ofSqlite = (errcode: number) => Object.assign(new Error('x'), { errcode });

describe('isTemporary()', () => {
  test.each([
    ['PostgreSQL is down', withCode('ECONNREFUSED')],
    ['PostgreSQL is starting', withCode('57P03')],
    ['PostgreSQL has no connection left', withCode('53300')],
    ['PostgreSQL does not answer', new Error('timeout exceeded when trying to connect')],
    ['SQLite finds the disk full', ofSqlite(13)],
    ['the folder is on a full disk', new StartupError('x', { cause: withCode('ENOSPC') })],
  ])('waits while %s', (_, error) => {
    expect(isTemporary(error)).toBe(true);
  });

  test.each([
    ['a wrong password', withCode('28P01')],
    ['a missing database', withCode('3D000')],
    ['a certificate of another server', withCode('ERR_TLS_CERT_ALTNAME_INVALID')],
    ['a damaged database', new StartupError('x')],
    ['a thrown string', 'x'],
  ])('does not wait for %s', (_, error) => {
    expect(isTemporary(error)).toBe(false);
  });
});

describe('databaseAlert()', () => {
  test.each([
    ['a removed file', new DatabaseLost(), 'database_lost'],
    ['a full disk, by SQLite', ofSqlite(13), 'disk_full'],
    [
      'a full disk, by its cause',
      new StartupError('x', { cause: withCode('ENOSPC') }),
      'disk_full',
    ],
    ['a full disk of PostgreSQL', withCode('53100'), 'disk_full'],
    ['PostgreSQL being down', withCode('ECONNREFUSED'), 'database_unavailable'],
    ['another failure', new Error('x'), null],
    ['a thrown string', 'x', null],
  ] as const)('names the alert for %s', (_, error, kind) => {
    expect(databaseAlert(error)).toBe(kind);
  });
});

describe('serverWords()', () => {
  const ofServer = (code: string, message: string) =>
    Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });

  test('prints the message and the code on one line', () => {
    expect(serverWords(ofServer('08P01', 'no\nroom\u202e'))).toBe('no room / 08P01');
    expect(serverWords(new Error('timeout exceeded'))).toBe('timeout exceeded');
  });

  test('prints the code alone if a name with several addresses failed', () => {
    const error = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(serverWords(error)).toBe('ECONNREFUSED');
  });

  test.each([
    ['a value', ofServer('22P02', 'invalid input syntax for type integer: "홍길동"')],
    ['a key', ofServer('23505', 'duplicate key')],
    ['anything, in an unknown class', ofServer('P0001', '홍길동')],
    ['a thrown string', '홍길동'],
  ])('omits messages that may quote %s', (_, error) => {
    expect(serverWords(error)).toBeNull();
  });
});

describe('openingFault()', () => {
  const here = { dataDir: '/data', databaseUrl: null };

  test.each([
    ['a full disk', withCode('ENOSPC'), here, '디스크가 찼습니다 (x / ENOSPC)'],
    ['missing permission', withCode('EACCES'), here, '읽고 쓸 수 없습니다'],
    ['a file that SQLite may not open', ofSqlite(14), here, '읽고 쓸 수 없습니다'],
    ['another error of SQLite', ofSqlite(10), here, '폴더가 옮겨지지 않았는지'],
    ['a refusal of PostgreSQL', withCode('28P01'), { ...here, databaseUrl: 'x' }, '(x / 28P01)'],
  ])('explains %s', (_, error, config, sentence) => {
    expect(openingFault(config, error)).toContain(sentence);
  });
});

describe('withoutRoom()', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'room-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  // tests/faults/disk-full.ts fills disks.
  test.each([
    ['the disk has room, and fails', ofSqlite(4874), '.'],
    ['the disk has room, and the file cannot be opened', ofSqlite(14), '.'],
    ['the folder does not exist', ofSqlite(14), 'none'],
    ['the database is damaged', ofSqlite(11), '.'],
    ['SQLite itself reports the full disk', ofSqlite(13), '.'],
    ['the error comes from elsewhere', new Error('x'), '.'],
  ])('returns the given error if %s', async (_, error, below) => {
    expect(withoutRoom(error, join(folder, below, 'site.sqlite'))).toBe(error);
    expect(await readdir(folder)).toEqual([]);
  });
});
