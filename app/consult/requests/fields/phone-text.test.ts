import { expect, test } from 'vitest';
import { phoneText } from './phone-text.server.ts';

test.each([
  ['01012345678', '010-1234-5678'],
  ['+12135550123', '+1 213 555 0123'],
  ['+819012345678', '+81 90 1234 5678'],
  ['+442079460123', '+44 20 7946 0123'],
  // No country has it.
  ['+9991234567', '+9991234567'],
  ['', ''],
])('the firm reads %j as %j', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
