import { expect, test } from 'vitest';
import { applies } from './applies.ts';

test('without a condition everything applies', () => expect(applies(undefined, {})).toBe(true));

test.each([
  [{ debts: 'less' }, true],
  [{ debts: 'more' }, false],
  [{ debts: 'unknown' }, undefined],
  [{}, undefined],
] as const)('one fact: %o', (facts, expected) =>
  expect(applies([{ debts: ['less'] }], facts)).toBe(expected),
);

test.each([
  [{ minor: 'yes' }, true],
  [{ minor: 'no' }, false],
  [{ minor: 'unknown' }, undefined],
] as const)('yes or no: %o', (facts, expected) => {
  expect(applies([{ minor: true }], facts)).toBe(expected);
  expect(applies([{ minor: false }], facts)).toBe(expected === undefined ? expected : !expected);
});

test.each([
  [{ debts: 'less', kinds: ['home', 'car'] }, true],
  [{ debts: 'less', kinds: [] }, false],
  [{ debts: 'less' }, undefined],
  [{ debts: 'more' }, false],
  [{ kinds: ['car'] }, false],
] as const)('all facts of one set: %o', (facts, expected) =>
  expect(applies([{ debts: ['less'], kinds: ['home'] }], facts)).toBe(expected),
);

test.each([
  [{ minor: 'no', incapable: 'yes' }, true],
  [{ incapable: 'yes' }, true],
  [{ minor: 'no', incapable: 'no' }, false],
  [{ minor: 'no' }, undefined],
] as const)('one of two sets: %o', (facts, expected) =>
  expect(applies([{ minor: true }, { incapable: true }], facts)).toBe(expected),
);
