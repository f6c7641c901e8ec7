import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, parsePhone } from './phone.ts';

test.each([
  ['010-1234-5678', '01012345678'],
  ['010.1234.5678', '01012345678'],
  ['010 1234 5678', '01012345678'],
  ['(010) 1234-5678', '01012345678'],
  ['010\u20131234\u20135678', '01012345678'],
  ['010·1234·5678', '01012345678'],
  ['０１０－１２３４－５６７８', '01012345678'],
  ['010-1234-５６７８', '01012345678'],
  ['\u200b010-1234-5678\u00a0', '01012345678'],
  ['+82 10 1234 5678', '01012345678'],
  ['+82 (0)10-1234-5678', '01012345678'],
  ['+82-010-1234-5678', '01012345678'],
  ['0082-10-1234-5678', '01012345678'],
  ['821012345678', '01012345678'],
  ['011-234-5678', '0112345678'],
  ['019-2345-6789', '01923456789'],
  ['02-123-4567', '021234567'],
  ['(02) 1234-5678', '0212345678'],
  ['+82-2-1234-5678', '0212345678'],
  ['031 123 4567', '0311234567'],
  ['070-1234-5678', '07012345678'],
  ['0507-1234-5678', '050712345678'],
  ['0502-123-4567', '05021234567'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['＋81 3-1234-5678', '+81312345678'],
  ['+49/30/1234567', '+49301234567'],
])('%s is accepted', (typed, digits) => {
  expect(parsePhone(typed)).toEqual({ ok: true, number: digits });
});

test.each([
  ['010-123-4567', /다시 확인/],
  ['010-1234-56789', /다시 확인/],
  ['010-0000-0000', /다시 확인/],
  ['1588-1234', /대표번호/],
  ['1555 5961', /대표번호/],
  ['1811-0000', /대표번호/],
  ['02-1234-5678 내선 12', /내선/],
  ['02-1234-5678 (구내 3)', /내선/],
  ['02-1234-5678 ext. 3', /내선/],
  ['02-1234-5678 #3', /내선/],
  ['080-123-4567', /다시 확인/],
  ['050-1234-5678', /다시 확인/],
  ['1 212 555 0100', /다시 확인/],
  ['001 1 212 555 0100', /국가 번호부터/],
  ['+1 212', /국가 번호부터/],
  ['+0 212 555 0100', /국가 번호부터/],
  ['+1 212 555 0100 1234 5678', /국가 번호부터/],
  ['+1111111111', /국가 번호부터/],
  ['010-1234-5678, 010-2345-6789', /다시 확인/],
  ['119', /다시 확인/],
  ['전화주세요', /다시 확인/],
  ['', /다시 확인/],
])('%s is refused with an explanation', (typed, problem) => {
  expect(parsePhone(typed)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});

test('any input is a number or refused', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'0123456789０２５+-. ()'), maxLength: 20 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const parsed = parsePhone(text);
      if (!parsed.ok) return /[가-힣]/.test(parsed.problem);
      return /^(?:0\d{8,11}|\+[1-9]\d{6,14})$/.test(parsed.number);
    }),
    { numRuns: 2_000 },
  );
});

test('a number is the same with any separators', () => {
  const number = fc
    .tuple(
      fc.constantFrom('010', '02', '031', '064', '070', '0507'),
      fc.integer({ min: 1_234_568, max: 99_999_998 }),
    )
    .map(([prefix, rest]) => prefix + rest);
  const between = fc.constantFrom('-', '.', ' ', '/', '\u2011', '\u2212', '\u200b');
  fc.assert(
    fc.property(number, between, (digits, separator) => {
      const parsed = parsePhone(digits);
      fc.pre(parsed.ok);
      expect(parsePhone(formatPhone(digits).replaceAll('-', separator))).toEqual(parsed);
      expect(parsePhone(`+82 ${formatPhone(digits).slice(1)}`)).toEqual(parsed);
    }),
  );
});

test.each([
  ['01012345678', '010-1234-5678'],
  ['0112345678', '011-234-5678'],
  ['021234567', '02-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['07012345678', '070-1234-5678'],
  ['050712345678', '0507-1234-5678'],
  ['05021234567', '0502-123-4567'],
  ['15881234', '15881234'],
])('%s is shown as %s', (digits, display) => expect(formatPhone(digits)).toBe(display));
