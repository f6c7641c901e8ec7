import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('escapes commas, quotes and line breaks', () => {
  expect(csvLine(['가,나', '"다"', '라\n마', ''])).toBe('"가,나","""다""","라\n마",""\r\n');
});

test.each(['=1+1', '+82 10', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n+1', '=cmd|x!A1'])(
  'no spreadsheet calculates %j',
  (text) => expect(csvLine([text])).toBe(`"'${text}"\r\n`),
);

test('leaves text that does not begin like a formula unchanged', () => {
  expect(csvLine(['010-1234-5678', '빚 = 재산'])).toBe('"010-1234-5678","빚 = 재산"\r\n');
});
