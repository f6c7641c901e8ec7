import { describe, expect, test } from 'vitest';
import { parsePhone } from '#app/consult/requests/fields/phone.ts';
import { arrangePhone } from './arrange-phone.ts';

/** A field as it is written here: | is the caret. */
function read(text: string) {
  const caret = text.indexOf('|');
  return { value: text.replace('|', ''), caret: caret < 0 ? text.length : caret };
}
function write({ value, caret }: { value: string; caret: number }) {
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}
function press(text: string, key: string) {
  const { value, caret } = read(text);
  const after =
    key === 'Backspace'
      ? { value: value.slice(0, Math.max(caret - 1, 0)) + value.slice(caret), caret: caret - 1 }
      : key === 'Delete'
        ? { value: value.slice(0, caret) + value.slice(caret + 1), caret }
        : {
            value: value.slice(0, caret) + key + value.slice(caret),
            caret: caret + key.length,
          };
  return write(arrangePhone(after, value, key === 'Delete'));
}
const type = (keys: string, from = '|') => [...keys].reduce(press, from);

describe('typed from the beginning', () => {
  test.each([
    ['01012345678', '010-1234-5678|'],
    ['010-1234-5678', '010-1234-5678|'],
    ['010 1234 5678', '010-1234-5678|'],
    ['010.1234.5678', '010-1234-5678|'],
    ['０１０１２３４５６７８', '010-1234-5678|'],
    ['0101', '010-1|'],
    ['010-', '010-|'],
    ['010123456789', '010-1234-56789|'],
    ['021234567', '02-123-4567|'],
    ['0212345678', '02-1234-5678|'],
    ['02-1234-5678', '02-1234-5678|'],
    ['02-1234-', '02-1234-|'],
    ['0311234567', '031-123-4567|'],
    ['03112345678', '031-1234-5678|'],
    ['07012345678', '070-1234-5678|'],
    ['050712345678', '0507-1234-5678|'],
    ['0167654321', '016-765-4321|'],
  ])('%s', (keys, expected) => {
    expect(type(keys)).toBe(expected);
  });
});

describe('pasted or filled in by the browser', () => {
  test.each([
    ['01012345678', '010-1234-5678|'],
    ['+82 10-1234-5678', '010-1234-5678|'],
    ['+821012345678', '010-1234-5678|'],
    ['0082 (0)10 1234 5678', '010-1234-5678|'],
    ['+82 (0)2 1234 5678', '02-1234-5678|'],
    ['(02) 1234-5678', '02-1234-5678|'],
    [' 010 1234 5678 ', '010-1234-5678|'],
  ])('%s', (text, expected) => {
    expect(press('|', text)).toBe(expected);
  });
});

describe('in the middle', () => {
  test.each([
    ['010-|1234-567', '9', '010-9|123-4567'],
    ['010|-1234-567', '9', '010-9|123-4567'],
    ['010-1234|-567', '9', '010-1234-9|567'],
    ['010-12|34-5678', 'Backspace', '010-1|345-678'],
    ['010-1|', 'Backspace', '010|'],
    ['010-|1234-5678', 'Backspace', '01|1-234-5678'],
    ['010|-1234-5678', 'Delete', '010|-2345-678'],
    ['010-1234-|', 'Backspace', '010-123|'],
    ['|010-1234', 'Delete', '|10-1234'],
  ])('%s and %s: %s', (text, key, expected) => {
    expect(press(text, key)).toBe(expected);
  });

  test('each Backspace deletes something', () => {
    for (let text = '010-1234-5678|'; text !== '|'; ) {
      const shorter = press(text, 'Backspace');
      expect(shorter.length).toBeLessThan(text.length);
      text = shorter;
    }
  });
});

test.each(['전화주세요', '010 집', '1588-1234', '+1 212 555 0100', '+82 10', '0082', ''])(
  'leaves text that fits no numbering plan unchanged: %s',
  (text) => {
    expect(arrangePhone(read(text))).toEqual(read(text));
  },
);

test('never changes the number', () => {
  for (const number of ['01012345678', '0212345678', '021234567', '0311234567', '050712345678']) {
    const { value } = arrangePhone(read(number));
    expect(parsePhone(value)).toEqual({ ok: true, number });
  }
});
