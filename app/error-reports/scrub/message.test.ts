import { expect, test } from 'vitest';
import { describeKind, describeMessage } from './message.ts';

const own = 'https://www.example.com';

test.each([
  "Cannot read properties of undefined (reading 'map')",
  'consult.send is not a function',
  "null is not an object (evaluating 'form.elements')",
  'can\'t access property "map", heirs is undefined',
  'Maximum call stack size exceeded',
  'Failed to fetch',
])('keeps a message of an engine: %s', (message) => {
  expect(describeMessage(message, own)).toBe(message);
});

test('keeps the number of a React error, and the file of lost code', () => {
  expect(
    describeMessage(
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Kim',
      own,
    ),
  ).toBe('Minified React error #418');
  expect(
    describeMessage(`Failed to fetch dynamically imported module: ${own}/assets/a-1.js?Kim`, own),
  ).toBe('Failed to fetch dynamically imported module: /assets/a-1.js');
});

test.each([
  'CanaryName 010-9753-1864 CanaryWords',
  "Cannot read properties of undefined (reading '홍길동')",
  "Cannot read properties of undefined (reading '01097531864')",
  'Unexpected token \'홍\', "홍길동" is not valid JSON',
  'Failed to fetch (CanaryName)',
  '홍길동 is not defined',
  'Canary Name is not defined',
  "undefined is not an object (evaluating 'a')\nCanaryName",
])('omits a message that could quote a visitor: %s', (message) => {
  expect(describeMessage(message, own)).toBe('');
});

test('keeps a kind only if it is an identifier', () => {
  expect(describeKind('TypeError')).toBe('TypeError');
  expect(describeKind('홍길동')).toBe('Error');
  expect(describeKind('Kim 010')).toBe('Error');
});
