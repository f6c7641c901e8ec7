import { expect, test } from 'vitest';
import { valueIn, withValue } from './fragment-text.ts';

const value = { 자녀: 3, death: '2026-11-10', died: [true, null], text: '손녀 ÿ?>' };

test('what is put in is read back, and the address needs no escapes', () => {
  const fragment = withValue('', 'shares', value);
  expect(fragment).toMatch(/^#shares=[\w-]+$/);
  expect(valueIn(fragment, 'shares')).toEqual(value);
});

test('each calculator has its own, and the last one used stands first', () => {
  const both = withValue(withValue('', 'shares', 1), 'deadlines', 2);
  expect(both).toMatch(/^#deadlines=/);
  expect([valueIn(both, 'shares'), valueIn(both, 'deadlines')]).toEqual([1, 2]);
  const changed = withValue(both, 'shares', 3);
  expect([valueIn(changed, 'shares'), valueIn(changed, 'deadlines')]).toEqual([3, 2]);
  expect(withValue(withValue(changed, 'shares', null), 'deadlines', null)).toBe('');
});

test('won travel as texts of digits', () => {
  expect(valueIn(withValue('', 'shares', { estate: 10n ** 16n }), 'shares')).toEqual({
    estate: '10000000000000000',
  });
});

test('an anchor gives way', () => {
  expect(withValue('#consult', 'shares', 1)).toBe(withValue('', 'shares', 1));
});

test.each(['', '#', '#consult', '#shares', '#=e30', withValue('', 'deadlines', 1)])(
  'nothing stands there: %s',
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
  // No UTF-8.
  ['__4', '__4'],
  ['A'.repeat(9000), 'A'.repeat(9000)],
])('what cannot be read is not taken for nothing: %s', (cut, text) => {
  expect(valueIn(`#shares=${cut}`, 'shares')).toBe(text);
});

test.each([')', '.', '=', '%E2%80%A6'])('what messengers put after it is left out: %s', (more) => {
  expect(valueIn(withValue('', 'shares', value) + more, 'shares')).toEqual(value);
});
