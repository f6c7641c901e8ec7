import pg from 'pg';
import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

function ofServer(code: string, message: string) {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });
}

test('the words of a server and of the system are kept, on one line', () => {
  expect(refusalWords(ofServer('08P01', 'no\nroom\u202e'))).toBe('no room / 08P01');
  expect(refusalWords(new Error('timeout exceeded'))).toBe('timeout exceeded');
  // Of a name with several addresses there is no message.
  expect(refusalWords(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED',
  );
});

test.each([
  [
    'a value that is no number',
    ofServer('22P02', 'invalid input syntax for type integer: "홍길동"'),
  ],
  ['a key', ofServer('23505', 'duplicate key')],
  ['an unknown class', ofServer('XX000', 'x')],
  ['what is no error', '홍길동'],
])('what may quote stored values is not: %s', (_, error) => {
  expect(refusalWords(error)).toBeNull();
});
