import { expect, test } from 'vitest';
import { unreadable, valueIn, withValue } from './fragment-text.ts';

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

test.each([
  '',
  '#',
  '#consult',
  '#shares',
  '#shares=',
  '#shares=!',
  '#shares=e30=',
  '#shares=%7B%7D',
  withValue('', 'deadlines', 1),
])('nothing stands there: %s', (fragment) => {
  expect(valueIn(fragment, 'shares')).toBeNull();
});

test.each([
  '#shares=a',
  '#shares=eyJjdXQiOg',
  // No UTF-8.
  '#shares=__4',
  `#shares=${'A'.repeat(9000)}`,
  withValue('', 'shares', value).slice(0, -4),
])('what cannot be read is not taken for nothing: %s', (fragment) => {
  expect(valueIn(fragment, 'shares')).toBe(unreadable);
});
