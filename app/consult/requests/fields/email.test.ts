import { expect, test } from 'vitest';
import { parseEmail } from './email.ts';

test.each([
  ['kim@example.com', 'kim@example.com'],
  [' Kim.Saebyeok+1@Mail.example.co.kr ', 'Kim.Saebyeok+1@Mail.example.co.kr'],
  ['ｋｉｍ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'kim@example.com'],
  ['kim @ example.com\u200b', 'kim@example.com'],
  ['mailto:kim@example.com', 'kim@example.com'],
  ['MAILTO:kim%40example.com?subject=상담', 'kim@example.com'],
  ['<kim@example.com>', 'kim@example.com'],
  ['김새벽 <kim@example.com>', 'kim@example.com'],
  ['"Kim, Saebyeok" <mailto:kim@example.com>;', 'kim@example.com'],
  ['kim@example.com <kim@example.com>', 'kim@example.com'],
])('%s is the address %s', (typed, address) => expect(parseEmail(typed)).toBe(address));

test.each([
  '',
  'kim',
  'kim@',
  '@example.com',
  'kim@example',
  'kim@example..com',
  'kim@example.com, lee@example.com',
  '김@example.com',
  'lee@example.com <kim@example.com>',
  'mailto:kim@example.com,lee@example.com',
  'mailto:%',
  '<kim@example.com',
  'kim@example.com\r\nBcc: lee@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is none', (typed) => expect(parseEmail(typed)).toBeNull());
