import { expect, test } from 'vitest';
import { fragmentOf, valueIn } from './fragment-text.ts';

const value = { 자녀: 3, death: '2026-11-10', died: [true, null], text: '손녀 ÿ?>' };

test('reads back a written value, and needs no escapes in the address', () => {
  const fragment = fragmentOf('shares', value);
  expect(fragment).toMatch(/^#shares=[\w-]+$/);
  expect(valueIn(fragment, 'shares')).toEqual(value);
});

test('writes bigints as strings of digits', () => {
  expect(valueIn(fragmentOf('shares', { estate: 10n ** 16n }), 'shares')).toEqual({
    estate: '10000000000000000',
  });
});

test.each(['', '#', '#consult', '#shares', '#=e30', fragmentOf('deadlines', 1)])(
  'finds nothing in %j',
  (fragment) => {
    expect(valueIn(fragment, 'shares')).toBeNull();
  },
);

test.each([
  ['', ''],
  ['a', 'a'],
  ['%7B%7D', ''],
  // `{"cut":`
  ['eyJjdXQiOg', 'eyJjdXQiOg'],
  ['eyJjdXQiOg%E2%80%A6', 'eyJjdXQiOg'],
  // Not UTF-8.
  ['__4', '__4'],
  ['A'.repeat(9000), 'A'.repeat(9000)],
])('returns the raw text of an unreadable value: %s', (cut, text) => {
  expect(valueIn(`#shares=${cut}`, 'shares')).toBe(text);
});

test.each([')', '.', '=', '%E2%80%A6'])('ignores %s, appended by messengers', (more) => {
  expect(valueIn(fragmentOf('shares', value) + more, 'shares')).toEqual(value);
});
