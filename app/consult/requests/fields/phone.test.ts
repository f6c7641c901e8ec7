import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

// What is read and what is refused: tests/faults/25-phones.ts.
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
])('%s is read as %s', (digits, display) => expect(formatPhone(digits)).toBe(display));
