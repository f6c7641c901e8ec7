import { expect, test } from 'vitest';
import { mailtoLink } from './mailto.ts';

test.each([
  ['kim@example.com', 'mailto:kim@example.com'],
  ['kim.saebyeok-1@mail.example.co.kr', 'mailto:kim.saebyeok-1@mail.example.co.kr'],
  ['kim+site@example.com', 'mailto:kim%2Bsite@example.com'],
  ['a&b?c%d@example.com', 'mailto:a%26b%3Fc%25d@example.com'],
])('%s has the link %s', (email, link) => {
  expect(mailtoLink(email)).toBe(link);
  expect(decodeURIComponent(new URL(link).pathname)).toBe(email);
});
