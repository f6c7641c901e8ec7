import { expect, test } from 'vitest';
import { arrangeWon } from './arrange-won.ts';

/** Presses a key in a field. In the text, | is the caret. */
function press(text: string, key: string) {
  const caret = text.indexOf('|');
  const value = text.replace('|', '');
  const [from, to, typed] =
    key === 'Backspace'
      ? [Math.max(caret - 1, 0), caret, '']
      : key === 'Delete'
        ? [caret, caret + 1, '']
        : [caret, caret, key];
  const after = {
    value: value.slice(0, from) + typed + value.slice(to),
    caret: from + typed.length,
  };
  const arranged = arrangeWon(after, value, key === 'Delete');
  return `${arranged.value.slice(0, arranged.caret)}|${arranged.value.slice(arranged.caret)}`;
}

test.each([
  ['900000000', '900,000,000|'],
  ['1234', '1,234|'],
  ['9,000', '9,000|'],
  ['007', '7|'],
  ['0', '0|'],
  ['９００００', '90,000|'],
  ['9억', '9억|'],
  ['3억 5천', '3억 5천|'],
  ['3,5억', '3,5억|'],
  ['12,34', '12,34|'],
  ['３，５만', '3，５만|'],
  ['1,234,567', '1,234,567|'],
])('typed from the start: %s', (keys, expected) => {
  expect([...keys].reduce(press, '|')).toBe(expected);
});

test.each([
  ['1|,234', '9', '19|,234'],
  ['123,|456', '9', '1,239|,456'],
  ['1,|234', 'Backspace', '|234'],
  ['1|,234', 'Delete', '1|34'],
  ['1,2|34', 'Backspace', '1|34'],
  ['|1,000', 'Delete', '|0'],
  ['|', '1,234,567원', '1,234,567원|'],
  ['|', ' 1 234 567 ', '1,234,567|'],
  ['|', '12,34', '12,34|'],
  ['|', '3 5', '3 5|'],
  ['3,|5', 'Backspace', '3|5'],
])('%s and %s: %s', (text, key, expected) => {
  expect(press(text, key)).toBe(expected);
});

test('removes a digit with each press of Backspace', () => {
  for (let text = '1,234,567|'; text !== '|'; ) {
    const shorter = press(text, 'Backspace');
    expect(shorter.replace(/\D/g, '').length).toBe(text.replace(/\D/g, '').length - 1);
    text = shorter;
  }
});
