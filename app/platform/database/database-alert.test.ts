import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { databaseAlert } from './database-alert.ts';
import { DatabaseLost } from './probe.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['its file is gone', new DatabaseLost(), 'database_lost'],
  ['SQLite has no room', Object.assign(new Error('x'), { errcode: 13 }), 'disk_full'],
  ['the disk is full', new StartupError('x', { cause: withCode('ENOSPC') }), 'disk_full'],
  ['PostgreSQL has no room', withCode('53100'), 'disk_full'],
  ['PostgreSQL is away', withCode('ECONNREFUSED'), 'database_unavailable'],
  ['something else failed', new Error('x'), null],
  ['no error was thrown', 'x', null],
] as const)('what is told where %s', (_, error, kind) => {
  expect(databaseAlert(error)).toBe(kind);
});
