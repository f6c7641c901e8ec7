import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { isTemporary } from './is-temporary.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['PostgreSQL is not there', withCode('ECONNREFUSED')],
  ['PostgreSQL is starting', withCode('57P03')],
  ['PostgreSQL has no connection left', withCode('53300')],
  ['PostgreSQL says nothing', new Error('timeout exceeded when trying to connect')],
  ['SQLite finds the disk full', Object.assign(new Error('x'), { errcode: 13 })],
  ['the folder is on a full disk', new StartupError('x', { cause: withCode('ENOSPC') })],
])('worth waiting for: %s', (_, error) => {
  expect(isTemporary(error)).toBe(true);
});

test.each([
  ['a wrong password', withCode('28P01')],
  ['a database that does not exist', withCode('3D000')],
  ['a certificate of another server', withCode('ERR_TLS_CERT_ALTNAME_INVALID')],
  ['a damaged database', new StartupError('x')],
  ['no error', 'x'],
])('for a person: %s', (_, error) => {
  expect(isTemporary(error)).toBe(false);
});
